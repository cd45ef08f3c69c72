package tumult.games.kaos;

import java.util.List;

/** Reads where the chaos cards are, and which of those saved everybody knows. */
final class KaosChaosReader {
  private final KaosFields fields;
  private final KaosState state;

  KaosChaosReader(KaosFields fields, KaosState state) {
    this.fields = fields;
    this.state = state;
  }

  void read() {
    ChaosCard using = state.using();
    long deck = ChaosCard.deck() - (using == null ? Cards.NONE : Cards.one(using.number()));
    Unplaced unplaced = new Unplaced(fields, deck, card -> ChaosCard.of(card).text());
    List<List<Integer>> saved = fields.listsOrNone("saved", KaosChaosReader::number);
    List<List<Integer>> known = fields.listsOrNone("savedKnown", KaosChaosReader::number);
    for (int seat = 0; seat < saved.size(); seat++) {
      unplaced.place("saved", saved.get(seat));
      fields.checkInRound("saved", seat, saved.get(seat), state.inRound);
      readSaved(seat, saved.get(seat), known.get(seat));
    }
    List<Integer> under = fields.list("chaosUnder", KaosChaosReader::number);
    unplaced.place("chaosUnder", under);
    state.chaosPile.lay(unplaced.placeRest("chaosPile", KaosChaosReader::number));
    under.forEach(card -> state.chaosPile.putUnder(card, KaosState.PUBLIC, false));
  }

  private void readSaved(int seat, List<Integer> saved, List<Integer> known) {
    saved.forEach(card -> state.saved.add(seat, card, 0));
    for (int card : known) {
      long unknown = state.saved.of(seat) - state.saved.known(seat, 0);
      fields.check(Cards.has(unknown, card), "savedKnown", "must be some of those saved");
      state.saved.learn(seat, card, KaosState.PUBLIC);
    }
  }

  private static int number(String text) {
    return KaosNotation.chaosCard(text).number();
  }
}
