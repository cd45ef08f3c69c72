package tumult.server.client;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;

/** The view of a client that is told only what has changed: it hears every message, and merges. */
public final class MergedView {
  private final List<String> names = new ArrayList<>();
  private JsonNode view = MissingNode.getInstance();

  /** How the table looks now; missing before the first view. */
  public JsonNode now() {
    return view;
  }

  /** Takes over what a message brings; whether it has brought anything to see. */
  public boolean hear(JsonNode message) {
    if (!message.has("view")) {
      return false;
    }
    if (message.path("type").textValue().equals("changed")) {
      view = merged(view, message.path("view"));
      ((ObjectNode) view).set("number", message.path("number"));
      return true;
    }
    view = message.path("view");
    if (message.has("names")) {
      names.clear();
      message.path("names").forEach(name -> names.add(name.textValue()));
    }
    return true;
  }

  private JsonNode merged(JsonNode before, JsonNode changes) {
    if (changes instanceof ObjectNode some && before instanceof ObjectNode object) {
      some.properties()
          .forEach(change ->
              merge(object, names.get(Integer.parseInt(change.getKey())), change.getValue()));
      return object;
    }
    if (changes instanceof ObjectNode some && before instanceof ArrayNode list) {
      some.properties().forEach(change -> merge(list, change.getKey(), change.getValue()));
      return list;
    }
    return changes;
  }

  private void merge(ObjectNode object, String name, JsonNode change) {
    if (change.isNull()) {
      object.remove(name);
    } else {
      object.set(name, merged(object.path(name), change));
    }
  }

  private void merge(ArrayNode list, String place, JsonNode change) {
    if (place.equals("length")) {
      while (list.size() > change.intValue()) {
        list.remove(list.size() - 1);
      }
      return;
    }
    int index = Integer.parseInt(place);
    if (index == list.size()) {
      list.add(change);
    } else {
      list.set(index, merged(list.get(index), change));
    }
  }
}
