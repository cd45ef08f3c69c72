package tumult.server.wire;

import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.exc.InvalidFormatException;
import com.fasterxml.jackson.databind.exc.InvalidTypeIdException;
import com.fasterxml.jackson.databind.exc.MismatchedInputException;
import com.fasterxml.jackson.databind.exc.UnrecognizedPropertyException;
import java.util.Arrays;
import java.util.stream.Collectors;

/** Says what is wrong with a JSON text, where, and what would be right: without a class's name. */
final class Unreadable {
  private Unreadable() {}

  static String reason(JsonProcessingException wrong) {
    return switch (wrong) {
      case UnrecognizedPropertyException extra ->
          "%sthere is no '%s' here, but %s"
              .formatted(where(extra), extra.getPropertyName(), extra.getKnownPropertyIds());
      case InvalidTypeIdException type ->
          "%sthere is no type '%s'".formatted(where(type), type.getTypeId());
      case InvalidFormatException format -> where(format) + expected(format);
      case MismatchedInputException mismatch -> where(mismatch) + expected(mismatch);
      case JsonMappingException other -> where(other) + "cannot be read";
      case StreamConstraintsException deep -> "too deep or too long";
      default -> "not JSON" + place(wrong.getLocation());
    };
  }

  private static String place(JsonLocation place) {
    return place == null
        ? ""
        : ": line %d, column %d".formatted(place.getLineNr(), place.getColumnNr());
  }

  private static String where(JsonMappingException wrong) {
    String path =
        wrong.getPath().stream()
            .map(step -> step.getFieldName() == null ? "" + step.getIndex() : step.getFieldName())
            .collect(Collectors.joining("."));
    return path.isEmpty() ? "" : path + ": ";
  }

  private static String expected(MismatchedInputException wrong) {
    Class<?> type = wrong.getTargetType();
    if (type == null) {
      return "missing, or of the wrong kind";
    }
    if (type.isEnum()) {
      return "must be one of " + Arrays.toString(type.getEnumConstants());
    }
    if (type == int.class || type == long.class) {
      return "must be a whole number";
    }
    if (type == boolean.class) {
      return "must be true or false";
    }
    return type == String.class ? "must be a text" : "missing, or of the wrong kind";
  }
}
