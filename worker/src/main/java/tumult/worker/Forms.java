package tumult.worker;

/**
 * How the records of the protocol are written and read in a page. Generated from them: mvn -pl wire
 * -am test -Dtest=FormsTest -Dsurefire.failIfNoSpecifiedTests=false -Dforms.apply=true
 */
@SuppressWarnings("UnusedVariable") // some records have no parts
final class Forms {
  private Forms() {}

  /** Writes a record, with its type first where it has one. */
  static void any(Json out, @org.jspecify.annotations.Nullable Object value) {
    switch (value) {
      case null -> out.nothing();
      case String text -> out.text(text);
      case Integer number -> out.number(number);
      case tumult.bots.Advice it -> botsAdvice(out, it);
      case tumult.bots.Advice.Choice it -> botsAdviceChoice(out, it);
      case tumult.bots.Story it -> botsStory(out, it);
      case tumult.bots.Story.Account it -> botsStoryAccount(out, it);
      case tumult.bots.Story.Prospect it -> botsStoryProspect(out, it);
      case tumult.bots.Story.TurningPoint it -> botsStoryTurningPoint(out, it);
      case tumult.engine.Remark it -> engineRemark(out, it);
      case tumult.games.frappadingue.FrappadingueView it -> frappadingueFrappadingueView(out, it);
      case tumult.games.frappadingue.FrappadingueView.PadLine it ->
          frappadingueFrappadingueViewPadLine(out, it);
      case tumult.games.frappadingue.FrappadingueView.Pile it ->
          frappadingueFrappadingueViewPile(out, it);
      case tumult.games.frappadingue.FrappadingueView.Placing it ->
          frappadingueFrappadingueViewPlacing(out, it);
      case tumult.games.frappadingue.FrappadingueView.Supply it ->
          frappadingueFrappadingueViewSupply(out, it);
      case tumult.games.haos.HaosView it -> haosHaosView(out, it);
      case tumult.games.haos.HaosView.Before it -> haosHaosViewBefore(out, it);
      case tumult.games.haos.HaosView.Place it -> haosHaosViewPlace(out, it);
      case tumult.games.kaos.KaosView it -> kaosKaosView(out, it);
      case tumult.games.kaos.KaosView.Player it -> kaosKaosViewPlayer(out, it);
      case tumult.games.kaos.KaosView.UnderCard it -> kaosKaosViewUnderCard(out, it);
      case tumult.games.maumau.Card it -> maumauCard(out, it);
      case tumult.games.maumau.MauMauView it -> maumauMauMauView(out, it);
      case tumult.games.maumau.MauMauView.Shown it -> maumauMauMauViewShown(out, it);
      case tumult.games.sequencedice.SequenceDiceView it -> sequencediceSequenceDiceView(out, it);
      case tumult.games.sequencedice.SequenceDiceView.Side it ->
          sequencediceSequenceDiceViewSide(out, it);
      case tumult.games.sequencedice.SequenceDiceView.Space it ->
          sequencediceSequenceDiceViewSpace(out, it);
      case tumult.games.sequencedice.SequenceDiceView.Start it ->
          sequencediceSequenceDiceViewStart(out, it);
      case tumult.table.Award it -> tableAward(out, it);
      case tumult.table.Chair it -> tableChair(out, it);
      case tumult.table.Event.Arrived it -> tableEventArrived(out, it);
      case tumult.table.Event.BotAdded it -> tableEventBotAdded(out, it);
      case tumult.table.Event.BotRemoved it -> tableEventBotRemoved(out, it);
      case tumult.table.Event.Claimed it -> tableEventClaimed(out, it);
      case tumult.table.Event.Closed it -> tableEventClosed(out, it);
      case tumult.table.Event.Dismissed it -> tableEventDismissed(out, it);
      case tumult.table.Event.Emoted it -> tableEventEmoted(out, it);
      case tumult.table.Event.Ended it -> tableEventEnded(out, it);
      case tumult.table.Event.GameChanged it -> tableEventGameChanged(out, it);
      case tumult.table.Event.Hinted it -> tableEventHinted(out, it);
      case tumult.table.Event.HintsChanged it -> tableEventHintsChanged(out, it);
      case tumult.table.Event.HostChanged it -> tableEventHostChanged(out, it);
      case tumult.table.Event.KeyMade it -> tableEventKeyMade(out, it);
      case tumult.table.Event.Kicked it -> tableEventKicked(out, it);
      case tumult.table.Event.Left it -> tableEventLeft(out, it);
      case tumult.table.Event.Muted it -> tableEventMuted(out, it);
      case tumult.table.Event.Nudged it -> tableEventNudged(out, it);
      case tumult.table.Event.Opened it -> tableEventOpened(out, it);
      case tumult.table.Event.PassedOn it -> tableEventPassedOn(out, it);
      case tumult.table.Event.Paused it -> tableEventPaused(out, it);
      case tumult.table.Event.Played it -> tableEventPlayed(out, it);
      case tumult.table.Event.RematchAgreed it -> tableEventRematchAgreed(out, it);
      case tumult.table.Event.Renamed it -> tableEventRenamed(out, it);
      case tumult.table.Event.Resigned it -> tableEventResigned(out, it);
      case tumult.table.Event.Resumed it -> tableEventResumed(out, it);
      case tumult.table.Event.Returned it -> tableEventReturned(out, it);
      case tumult.table.Event.Said it -> tableEventSaid(out, it);
      case tumult.table.Event.Sat it -> tableEventSat(out, it);
      case tumult.table.Event.Started it -> tableEventStarted(out, it);
      case tumult.table.Event.Stood it -> tableEventStood(out, it);
      case tumult.table.Event.StoodIn it -> tableEventStoodIn(out, it);
      case tumult.table.Event.TimedOut it -> tableEventTimedOut(out, it);
      case tumult.table.Event.UndoAnswered it -> tableEventUndoAnswered(out, it);
      case tumult.table.Event.UndoOffered it -> tableEventUndoOffered(out, it);
      case tumult.table.Event.Undone it -> tableEventUndone(out, it);
      case tumult.table.Event.VisibilityChanged it -> tableEventVisibilityChanged(out, it);
      case tumult.table.Event.Waited it -> tableEventWaited(out, it);
      case tumult.table.GameResult it -> tableGameResult(out, it);
      case tumult.table.GameResult.Player it -> tableGameResultPlayer(out, it);
      case tumult.table.Guest it -> tableGuest(out, it);
      case tumult.table.Standing it -> tableStanding(out, it);
      case tumult.table.TableView it -> tableTableView(out, it);
      case tumult.table.TableView.Evening it -> tableTableViewEvening(out, it);
      case tumult.table.TableView.Fairness it -> tableTableViewFairness(out, it);
      case tumult.table.TableView.Play it -> tableTableViewPlay(out, it);
      case tumult.table.TableView.Silence it -> tableTableViewSilence(out, it);
      case tumult.table.races.Compensation it -> racesCompensation(out, it);
      case tumult.table.races.PhotoFinish it -> racesPhotoFinish(out, it);
      case tumult.table.races.PhotoFinish.JudgedTouch it -> racesPhotoFinishJudgedTouch(out, it);
      case tumult.table.races.ReactionLimits it -> racesReactionLimits(out, it);
      case tumult.table.races.Reading it -> racesReading(out, it);
      case tumult.table.races.Touch it -> racesTouch(out, it);
      case tumult.table.races.Verdict.TimedTouch it -> racesVerdictTimedTouch(out, it);
      case tumult.table.records.Replay it -> recordsReplay(out, it);
      case tumult.table.records.Replay.Moment it -> recordsReplayMoment(out, it);
      case tumult.table.steps.LogLine it -> stepsLogLine(out, it);
      case tumult.wire.Api.DoorPlate it -> wireApiDoorPlate(out, it);
      case tumult.wire.Api.Me it -> wireApiMe(out, it);
      case tumult.wire.Api.MyTable it -> wireApiMyTable(out, it);
      case tumult.wire.Api.MyTables it -> wireApiMyTables(out, it);
      case tumult.wire.Api.OpenedTable it -> wireApiOpenedTable(out, it);
      case tumult.wire.Api.Verified it -> wireApiVerified(out, it);
      case tumult.wire.EveningResults it -> wireEveningResults(out, it);
      case tumult.wire.ToClient.Done it -> wireToClientDone(out, it);
      case tumult.wire.ToClient.Failed it -> wireToClientFailed(out, it);
      case tumult.wire.ToClient.Fall it -> wireToClientFall(out, it);
      case tumult.wire.ToClient.Here it -> wireToClientHere(out, it);
      case tumult.wire.ToClient.Refused it -> wireToClientRefused(out, it);
      case tumult.wire.ToClient.Told it -> wireToClientTold(out, it);
      case tumult.wire.ToClient.Welcome it -> wireToClientWelcome(out, it);
      case tumult.wire.ToClient.Whole it -> wireToClientWhole(out, it);
      default -> throw new IllegalArgumentException("no form: " + value);
    }
  }

  private static void botsAdvice(Json out, tumult.bots.Advice it) {
    out.open();
    out.name("choices");
    out.list(it.choices(), (list, each) -> botsAdviceChoice(list, each));
    out.name("exact");
    out.truth(it.exact());
    out.close();
  }

  private static void botsAdviceChoice(Json out, tumult.bots.Advice.Choice it) {
    out.open();
    out.name("move");
    out.text(it.move());
    out.name("share");
    out.number(it.share());
    out.name("error");
    out.number(it.error());
    tumult.engine.@org.jspecify.annotations.Nullable Remark reason = it.reason();
    if (reason != null) {
      out.name("reason");
      engineRemark(out, reason);
    }
    out.close();
  }

  private static void botsStory(Json out, tumult.bots.Story it) {
    out.open();
    out.name("basis");
    out.text(it.basis().name());
    out.name("error");
    out.number(it.error());
    out.name("prospects");
    out.list(it.prospects(), (list, each) -> botsStoryProspect(list, each));
    out.name("ledger");
    out.list(it.ledger(), (list, each) -> botsStoryAccount(list, each));
    out.name("turningPoints");
    out.list(it.turningPoints(), (list, each) -> botsStoryTurningPoint(list, each));
    out.close();
  }

  private static void botsStoryAccount(Json out, tumult.bots.Story.Account it) {
    out.open();
    out.name("start");
    out.number(it.start());
    out.name("luck");
    out.number(it.luck());
    out.name("skill");
    out.number(it.skill());
    out.name("others");
    out.number(it.others());
    out.name("result");
    out.number(it.result());
    out.name("error");
    out.number(it.error());
    out.close();
  }

  private static void botsStoryProspect(Json out, tumult.bots.Story.Prospect it) {
    out.open();
    out.name("ply");
    out.number(it.ply());
    out.name("shares");
    out.list(it.shares(), (list, each) -> list.number(each));
    out.name("seat");
    out.number(it.seat());
    java.lang.@org.jspecify.annotations.Nullable String better = it.better();
    if (better != null) {
      out.name("better");
      out.text(better);
    }
    out.close();
  }

  private static void botsStoryTurningPoint(Json out, tumult.bots.Story.TurningPoint it) {
    out.open();
    out.name("ply");
    out.number(it.ply());
    out.name("seat");
    out.number(it.seat());
    out.name("gain");
    out.number(it.gain());
    out.close();
  }

  private static void engineRemark(Json out, tumult.engine.Remark it) {
    out.open();
    out.name("key");
    out.text(it.key());
    out.name("arguments");
    out.list(it.arguments(), (list, each) -> list.text(each));
    out.close();
  }

  private static void frappadingueFrappadingueView(
      Json out, tumult.games.frappadingue.FrappadingueView it) {
    out.open();
    out.name("phase");
    out.text(it.phase().name());
    out.name("first");
    out.number(it.first());
    out.name("turn");
    out.number(it.turn());
    out.name("round");
    out.number(it.round());
    out.name("piles");
    out.list(it.piles(), (list, each) -> frappadingueFrappadingueViewPile(list, each));
    out.name("due");
    out.number(it.due());
    out.name("counter");
    out.list(it.counter(), (list, each) -> frappadingueFrappadingueViewPlacing(list, each));
    out.name("total");
    out.number(it.total());
    out.name("placed");
    out.number(it.placed());
    out.name("fullHands");
    out.number(it.fullHands());
    out.name("nextPiles");
    out.number(it.nextPiles());
    out.name("scorable");
    out.truth(it.scorable());
    tumult.games.frappadingue.@org.jspecify.annotations.Nullable FrappadingueRefusal whyNot =
        it.whyNot();
    if (whyNot != null) {
      out.name("whyNot");
      out.text(whyNot.name());
    }
    out.name("pad");
    out.list(it.pad(), (list, each) -> frappadingueFrappadingueViewPadLine(list, each));
    out.name("deck");
    out.list(it.deck(), (list, each) -> frappadingueFrappadingueViewSupply(list, each));
    out.close();
  }

  private static void frappadingueFrappadingueViewPadLine(
      Json out, tumult.games.frappadingue.FrappadingueView.PadLine it) {
    out.open();
    out.name("score");
    out.number(it.score());
    out.name("ending");
    out.text(it.ending().name());
    out.name("lastTotal");
    out.number(it.lastTotal());
    out.name("lastDeal");
    out.list(it.lastDeal(), (list, each) -> list.text(each.name()));
    out.close();
  }

  private static void frappadingueFrappadingueViewPile(
      Json out, tumult.games.frappadingue.FrappadingueView.Pile it) {
    out.open();
    out.name("card");
    out.text(it.card().name());
    out.name("placed");
    out.truth(it.placed());
    out.close();
  }

  private static void frappadingueFrappadingueViewPlacing(
      Json out, tumult.games.frappadingue.FrappadingueView.Placing it) {
    out.open();
    out.name("cards");
    out.list(it.cards(), (list, each) -> list.text(each.name()));
    out.name("points");
    out.number(it.points());
    out.close();
  }

  private static void frappadingueFrappadingueViewSupply(
      Json out, tumult.games.frappadingue.FrappadingueView.Supply it) {
    out.open();
    out.name("card");
    out.text(it.card().name());
    out.name("count");
    out.number(it.count());
    out.close();
  }

  private static void haosHaosView(Json out, tumult.games.haos.HaosView it) {
    out.open();
    out.name("phase");
    out.text(it.phase().name());
    out.name("turn");
    out.number(it.turn());
    out.name("opener");
    out.number(it.opener());
    out.name("chooser");
    out.number(it.chooser());
    out.name("nameable");
    out.number(it.nameable());
    out.name("places");
    out.list(it.places(), (list, each) -> haosHaosViewPlace(list, each));
    out.name("totem");
    out.list(it.totem(), (list, each) -> list.text(each));
    out.name("before");
    haosHaosViewBefore(out, it.before());
    out.name("opened");
    out.number(it.opened());
    out.name("openings");
    out.number(it.openings());
    out.name("settled");
    out.number(it.settled());
    out.name("winners");
    out.list(it.winners(), (list, each) -> list.number(each));
    out.close();
  }

  private static void haosHaosViewBefore(Json out, tumult.games.haos.HaosView.Before it) {
    out.open();
    out.name("covered");
    out.text(it.covered());
    out.name("coveredIn");
    out.number(it.coveredIn());
    out.name("shift");
    out.number(it.shift());
    out.close();
  }

  private static void haosHaosViewPlace(Json out, tumult.games.haos.HaosView.Place it) {
    out.open();
    out.name("stack");
    out.number(it.stack());
    out.name("unseen");
    out.number(it.unseen());
    out.name("returned");
    out.list(it.returned(), (list, each) -> list.list(each, (inner, one) -> inner.text(one)));
    out.name("pile");
    out.list(it.pile(), (list, each) -> list.text(each));
    out.name("lefts");
    out.number(it.lefts());
    out.name("openedIn");
    out.number(it.openedIn());
    out.close();
  }

  private static void kaosKaosView(Json out, tumult.games.kaos.KaosView it) {
    out.open();
    out.name("seat");
    out.number(it.seat());
    out.name("phase");
    out.text(it.phase().name());
    out.name("round");
    out.number(it.round());
    out.name("turns");
    out.number(it.turns());
    out.name("first");
    out.number(it.first());
    out.name("turn");
    out.number(it.turn());
    out.name("target");
    out.number(it.target());
    out.name("called");
    out.truth(it.called());
    out.name("callIsRight");
    out.truth(it.callIsRight());
    tumult.games.kaos.@org.jspecify.annotations.Nullable Face die = it.die();
    if (die != null) {
      out.name("die");
      out.text(die.name());
    }
    tumult.games.kaos.@org.jspecify.annotations.Nullable ChaosCard using = it.using();
    if (using != null) {
      out.name("using");
      out.text(using.name());
    }
    out.name("pot");
    out.number(it.pot());
    out.name("players");
    out.list(it.players(), (list, each) -> kaosKaosViewPlayer(list, each));
    out.name("pileSize");
    out.number(it.pileSize());
    out.name("under");
    out.list(it.under(), (list, each) -> kaosKaosViewUnderCard(list, each));
    out.name("pileCards");
    out.list(it.pileCards(), (list, each) -> list.number(each));
    out.name("chaosPileSize");
    out.number(it.chaosPileSize());
    out.name("chaosUnder");
    out.list(it.chaosUnder(), (list, each) -> list.text(each.name()));
    out.name("waiting");
    out.list(it.waiting(), (list, each) -> list.number(each));
    out.name("ahead");
    out.list(it.ahead(), (list, each) -> list.number(each));
    out.name("best");
    out.number(it.best());
    out.close();
  }

  private static void kaosKaosViewPlayer(Json out, tumult.games.kaos.KaosView.Player it) {
    out.open();
    out.name("inRound");
    out.truth(it.inRound());
    out.name("chips");
    out.number(it.chips());
    out.name("cards");
    out.number(it.cards());
    out.name("openCards");
    out.list(it.openCards(), (list, each) -> list.number(each));
    out.name("knownCards");
    out.list(it.knownCards(), (list, each) -> list.number(each));
    out.name("startCard");
    out.number(it.startCard());
    out.name("saved");
    out.number(it.saved());
    out.name("openSaved");
    out.list(it.openSaved(), (list, each) -> list.text(each.name()));
    out.name("knownSaved");
    out.list(it.knownSaved(), (list, each) -> list.text(each.name()));
    out.name("tenure");
    out.text(it.tenure().name());
    out.name("shownCards");
    out.list(it.shownCards(), (list, each) -> list.number(each));
    out.close();
  }

  private static void kaosKaosViewUnderCard(Json out, tumult.games.kaos.KaosView.UnderCard it) {
    out.open();
    out.name("card");
    out.number(it.card());
    out.name("open");
    out.truth(it.open());
    out.name("follows");
    out.truth(it.follows());
    out.close();
  }

  private static void maumauCard(Json out, tumult.games.maumau.Card it) {
    out.open();
    tumult.games.maumau.@org.jspecify.annotations.Nullable Colour colour = it.colour();
    if (colour != null) {
      out.name("colour");
      out.text(colour.name());
    }
    out.name("face");
    out.text(it.face().name());
    out.close();
  }

  private static void maumauMauMauView(Json out, tumult.games.maumau.MauMauView it) {
    out.open();
    out.name("seat");
    out.number(it.seat());
    out.name("phase");
    out.text(it.phase().name());
    out.name("round");
    out.number(it.round());
    out.name("dealer");
    out.number(it.dealer());
    out.name("turn");
    out.number(it.turn());
    out.name("direction");
    out.text(it.direction().name());
    out.name("turnsPlayed");
    out.number(it.turnsPlayed());
    out.name("owed");
    out.number(it.owed());
    out.name("due");
    out.number(it.due());
    out.name("hand");
    out.list(it.hand(), (list, each) -> maumauCard(list, each));
    out.name("handSizes");
    out.list(it.handSizes(), (list, each) -> list.number(each));
    out.name("pileSize");
    out.number(it.pileSize());
    out.name("discards");
    out.list(it.discards(), (list, each) -> maumauCard(list, each));
    tumult.games.maumau.@org.jspecify.annotations.Nullable Colour named = it.named();
    if (named != null) {
      out.name("named");
      out.text(named.name());
    }
    out.name("scores");
    out.list(it.scores(), (list, each) -> list.number(each));
    out.name("lastRound");
    out.list(it.lastRound(), (list, each) -> maumauMauMauViewShown(list, each));
    out.close();
  }

  private static void maumauMauMauViewShown(Json out, tumult.games.maumau.MauMauView.Shown it) {
    out.open();
    out.name("hand");
    out.list(it.hand(), (list, each) -> maumauCard(list, each));
    out.name("points");
    out.number(it.points());
    out.close();
  }

  private static void sequencediceSequenceDiceView(
      Json out, tumult.games.sequencedice.SequenceDiceView it) {
    out.open();
    out.name("phase");
    out.text(it.phase().name());
    out.name("turn");
    out.number(it.turn());
    out.name("board");
    out.list(it.board(), (list, each) -> sequencediceSequenceDiceViewSpace(list, each));
    out.name("dice");
    out.list(it.dice(), (list, each) -> list.number(each));
    out.name("sum");
    out.number(it.sum());
    out.name("turns");
    out.number(it.turns());
    out.name("sides");
    out.list(it.sides(), (list, each) -> sequencediceSequenceDiceViewSide(list, each));
    out.name("start");
    sequencediceSequenceDiceViewStart(out, it.start());
    out.name("sequence");
    out.list(it.sequence(), (list, each) -> list.text(each));
    out.name("winners");
    out.list(it.winners(), (list, each) -> list.number(each));
    out.close();
  }

  private static void sequencediceSequenceDiceViewSide(
      Json out, tumult.games.sequencedice.SequenceDiceView.Side it) {
    out.open();
    out.name("colour");
    out.text(it.colour().name());
    out.name("seats");
    out.list(it.seats(), (list, each) -> list.number(each));
    out.name("stock");
    out.number(it.stock());
    out.close();
  }

  private static void sequencediceSequenceDiceViewSpace(
      Json out, tumult.games.sequencedice.SequenceDiceView.Space it) {
    out.open();
    out.name("name");
    out.text(it.name());
    out.name("sum");
    out.number(it.sum());
    tumult.games.sequencedice.@org.jspecify.annotations.Nullable Colour chip = it.chip();
    if (chip != null) {
      out.name("chip");
      out.text(chip.name());
    }
    out.close();
  }

  private static void sequencediceSequenceDiceViewStart(
      Json out, tumult.games.sequencedice.SequenceDiceView.Start it) {
    out.open();
    out.name("rolls");
    out.list(it.rolls(), (list, each) -> list.list(each, (inner, one) -> inner.number(one)));
    out.name("contenders");
    out.list(it.contenders(), (list, each) -> list.number(each));
    java.lang.@org.jspecify.annotations.Nullable Integer starter = it.starter();
    if (starter != null) {
      out.name("starter");
      out.number(starter);
    }
    out.close();
  }

  private static void tableAward(Json out, tumult.table.Award it) {
    out.open();
    out.name("room");
    out.text(it.room());
    out.name("feat");
    out.text(it.feat());
    out.name("number");
    out.number(it.number());
    out.name("person");
    out.text(it.person());
    out.name("name");
    out.text(it.name());
    out.name("avatar");
    out.text(it.avatar());
    out.name("game");
    out.number(it.game());
    out.close();
  }

  private static void tableChair(Json out, tumult.table.Chair it) {
    out.open();
    out.name("seat");
    out.number(it.seat());
    out.name("person");
    out.text(it.person());
    out.name("name");
    out.text(it.name());
    out.name("avatar");
    out.text(it.avatar());
    out.name("level");
    out.number(it.level());
    out.name("present");
    out.truth(it.present());
    out.name("standIn");
    out.truth(it.standIn());
    out.name("resigned");
    out.truth(it.resigned());
    out.close();
  }

  private static void tableEventArrived(Json out, tumult.table.Event.Arrived it) {
    out.open();
    out.name("type").text("arrived");
    out.name("time");
    out.number(it.time());
    out.name("person");
    out.text(it.person());
    out.name("name");
    out.text(it.name());
    out.name("avatar");
    out.text(it.avatar());
    out.name("right");
    out.text(it.right().name());
    out.close();
  }

  private static void tableEventBotAdded(Json out, tumult.table.Event.BotAdded it) {
    out.open();
    out.name("type").text("botAdded");
    out.name("time");
    out.number(it.time());
    out.name("seat");
    out.number(it.seat());
    out.name("level");
    out.number(it.level());
    out.close();
  }

  private static void tableEventBotRemoved(Json out, tumult.table.Event.BotRemoved it) {
    out.open();
    out.name("type").text("botRemoved");
    out.name("time");
    out.number(it.time());
    out.name("seat");
    out.number(it.seat());
    out.close();
  }

  private static void tableEventClaimed(Json out, tumult.table.Event.Claimed it) {
    out.open();
    out.name("type").text("claimed");
    out.name("time");
    out.number(it.time());
    out.name("right");
    out.text(it.right().name());
    out.name("seat");
    out.number(it.seat());
    out.name("person");
    out.text(it.person());
    out.close();
  }

  private static void tableEventClosed(Json out, tumult.table.Event.Closed it) {
    out.open();
    out.name("type").text("closed");
    out.name("time");
    out.number(it.time());
    out.close();
  }

  private static void tableEventDismissed(Json out, tumult.table.Event.Dismissed it) {
    out.open();
    out.name("type").text("dismissed");
    out.name("time");
    out.number(it.time());
    out.name("person");
    out.text(it.person());
    out.close();
  }

  private static void tableEventEmoted(Json out, tumult.table.Event.Emoted it) {
    out.open();
    out.name("type").text("emoted");
    out.name("time");
    out.number(it.time());
    out.name("person");
    out.text(it.person());
    out.name("emote");
    out.text(it.emote());
    out.close();
  }

  private static void tableEventEnded(Json out, tumult.table.Event.Ended it) {
    out.open();
    out.name("type").text("ended");
    out.name("time");
    out.number(it.time());
    out.name("winners");
    out.list(it.winners(), (list, each) -> list.number(each));
    out.name("scores");
    out.list(it.scores(), (list, each) -> list.number(each));
    out.name("seed");
    out.text(it.seed());
    out.close();
  }

  private static void tableEventGameChanged(Json out, tumult.table.Event.GameChanged it) {
    out.open();
    out.name("type").text("gameChanged");
    out.name("time");
    out.number(it.time());
    out.name("game");
    out.text(it.game());
    out.name("spectators");
    out.text(it.spectators().name());
    out.name("pace");
    out.number(it.pace());
    out.close();
  }

  private static void tableEventHinted(Json out, tumult.table.Event.Hinted it) {
    out.open();
    out.name("type").text("hinted");
    out.name("time");
    out.number(it.time());
    out.name("seat");
    out.number(it.seat());
    out.close();
  }

  private static void tableEventHintsChanged(Json out, tumult.table.Event.HintsChanged it) {
    out.open();
    out.name("type").text("hintsChanged");
    out.name("time");
    out.number(it.time());
    out.name("hints");
    out.text(it.hints().name());
    out.close();
  }

  private static void tableEventHostChanged(Json out, tumult.table.Event.HostChanged it) {
    out.open();
    out.name("type").text("hostChanged");
    out.name("time");
    out.number(it.time());
    out.name("person");
    out.text(it.person());
    out.close();
  }

  private static void tableEventKeyMade(Json out, tumult.table.Event.KeyMade it) {
    out.open();
    out.name("type").text("keyMade");
    out.name("time");
    out.number(it.time());
    out.name("right");
    out.text(it.right().name());
    out.name("seat");
    out.number(it.seat());
    out.name("hash");
    out.text(it.hash());
    out.close();
  }

  private static void tableEventKicked(Json out, tumult.table.Event.Kicked it) {
    out.open();
    out.name("type").text("kicked");
    out.name("time");
    out.number(it.time());
    out.name("seat");
    out.number(it.seat());
    out.close();
  }

  private static void tableEventLeft(Json out, tumult.table.Event.Left it) {
    out.open();
    out.name("type").text("left");
    out.name("time");
    out.number(it.time());
    out.name("person");
    out.text(it.person());
    out.close();
  }

  private static void tableEventMuted(Json out, tumult.table.Event.Muted it) {
    out.open();
    out.name("type").text("muted");
    out.name("time");
    out.number(it.time());
    out.name("person");
    out.text(it.person());
    out.name("muted");
    out.truth(it.muted());
    out.close();
  }

  private static void tableEventNudged(Json out, tumult.table.Event.Nudged it) {
    out.open();
    out.name("type").text("nudged");
    out.name("time");
    out.number(it.time());
    out.name("seat");
    out.number(it.seat());
    out.name("by");
    out.number(it.by());
    out.close();
  }

  private static void tableEventOpened(Json out, tumult.table.Event.Opened it) {
    out.open();
    out.name("type").text("opened");
    out.name("time");
    out.number(it.time());
    out.name("table");
    out.text(it.table());
    out.name("game");
    out.text(it.game());
    out.name("host");
    out.text(it.host());
    out.name("name");
    out.text(it.name());
    out.name("avatar");
    out.text(it.avatar());
    out.name("visibility");
    out.text(it.visibility().name());
    out.name("spectators");
    out.text(it.spectators().name());
    out.name("pace");
    out.number(it.pace());
    out.name("luckRoot");
    out.text(it.luckRoot());
    out.close();
  }

  private static void tableEventPassedOn(Json out, tumult.table.Event.PassedOn it) {
    out.open();
    out.name("type").text("passedOn");
    out.name("time");
    out.number(it.time());
    out.name("seat");
    out.number(it.seat());
    out.name("person");
    out.text(it.person());
    out.close();
  }

  private static void tableEventPaused(Json out, tumult.table.Event.Paused it) {
    out.open();
    out.name("type").text("paused");
    out.name("time");
    out.number(it.time());
    out.close();
  }

  private static void tableEventPlayed(Json out, tumult.table.Event.Played it) {
    out.open();
    out.name("type").text("played");
    out.name("time");
    out.number(it.time());
    out.name("actor");
    out.text(it.actor());
    out.name("move");
    out.text(it.move());
    out.name("by");
    out.text(it.by().name());
    out.name("outcomes");
    out.list(it.outcomes(), (list, each) -> list.text(each));
    tumult.table.races.@org.jspecify.annotations.Nullable PhotoFinish finish = it.finish();
    if (finish != null) {
      out.name("finish");
      racesPhotoFinish(out, finish);
    }
    out.close();
  }

  private static void tableEventRematchAgreed(Json out, tumult.table.Event.RematchAgreed it) {
    out.open();
    out.name("type").text("rematchAgreed");
    out.name("time");
    out.number(it.time());
    out.name("seat");
    out.number(it.seat());
    out.name("luck");
    out.text(it.luck());
    out.close();
  }

  private static void tableEventRenamed(Json out, tumult.table.Event.Renamed it) {
    out.open();
    out.name("type").text("renamed");
    out.name("time");
    out.number(it.time());
    out.name("person");
    out.text(it.person());
    out.name("name");
    out.text(it.name());
    out.name("avatar");
    out.text(it.avatar());
    out.close();
  }

  private static void tableEventResigned(Json out, tumult.table.Event.Resigned it) {
    out.open();
    out.name("type").text("resigned");
    out.name("time");
    out.number(it.time());
    out.name("seat");
    out.number(it.seat());
    out.close();
  }

  private static void tableEventResumed(Json out, tumult.table.Event.Resumed it) {
    out.open();
    out.name("type").text("resumed");
    out.name("time");
    out.number(it.time());
    out.close();
  }

  private static void tableEventReturned(Json out, tumult.table.Event.Returned it) {
    out.open();
    out.name("type").text("returned");
    out.name("time");
    out.number(it.time());
    out.name("seat");
    out.number(it.seat());
    out.close();
  }

  private static void tableEventSaid(Json out, tumult.table.Event.Said it) {
    out.open();
    out.name("type").text("said");
    out.name("time");
    out.number(it.time());
    out.name("person");
    out.text(it.person());
    out.name("text");
    out.text(it.text());
    out.close();
  }

  private static void tableEventSat(Json out, tumult.table.Event.Sat it) {
    out.open();
    out.name("type").text("sat");
    out.name("time");
    out.number(it.time());
    out.name("seat");
    out.number(it.seat());
    out.name("person");
    out.text(it.person());
    out.name("name");
    out.text(it.name());
    out.name("avatar");
    out.text(it.avatar());
    out.name("luck");
    out.text(it.luck());
    out.close();
  }

  private static void tableEventStarted(Json out, tumult.table.Event.Started it) {
    out.open();
    out.name("type").text("started");
    out.name("time");
    out.number(it.time());
    out.name("number");
    out.number(it.number());
    out.name("luck");
    out.list(it.luck(), (list, each) -> list.text(each));
    out.name("outcomes");
    out.list(it.outcomes(), (list, each) -> list.text(each));
    out.close();
  }

  private static void tableEventStood(Json out, tumult.table.Event.Stood it) {
    out.open();
    out.name("type").text("stood");
    out.name("time");
    out.number(it.time());
    out.name("seat");
    out.number(it.seat());
    out.close();
  }

  private static void tableEventStoodIn(Json out, tumult.table.Event.StoodIn it) {
    out.open();
    out.name("type").text("stoodIn");
    out.name("time");
    out.number(it.time());
    out.name("seat");
    out.number(it.seat());
    out.close();
  }

  private static void tableEventTimedOut(Json out, tumult.table.Event.TimedOut it) {
    out.open();
    out.name("type").text("timedOut");
    out.name("time");
    out.number(it.time());
    out.name("seat");
    out.number(it.seat());
    out.close();
  }

  private static void tableEventUndoAnswered(Json out, tumult.table.Event.UndoAnswered it) {
    out.open();
    out.name("type").text("undoAnswered");
    out.name("time");
    out.number(it.time());
    out.name("seat");
    out.number(it.seat());
    out.name("agreed");
    out.truth(it.agreed());
    out.close();
  }

  private static void tableEventUndoOffered(Json out, tumult.table.Event.UndoOffered it) {
    out.open();
    out.name("type").text("undoOffered");
    out.name("time");
    out.number(it.time());
    out.name("seat");
    out.number(it.seat());
    out.close();
  }

  private static void tableEventUndone(Json out, tumult.table.Event.Undone it) {
    out.open();
    out.name("type").text("undone");
    out.name("time");
    out.number(it.time());
    out.name("seat");
    out.number(it.seat());
    out.close();
  }

  private static void tableEventVisibilityChanged(
      Json out, tumult.table.Event.VisibilityChanged it) {
    out.open();
    out.name("type").text("visibilityChanged");
    out.name("time");
    out.number(it.time());
    out.name("visibility");
    out.text(it.visibility().name());
    out.close();
  }

  private static void tableEventWaited(Json out, tumult.table.Event.Waited it) {
    out.open();
    out.name("type").text("waited");
    out.name("time");
    out.number(it.time());
    out.name("person");
    out.text(it.person());
    out.name("waits");
    out.truth(it.waits());
    out.close();
  }

  private static void tableGameResult(Json out, tumult.table.GameResult it) {
    out.open();
    out.name("number");
    out.number(it.number());
    out.name("game");
    out.text(it.game());
    out.name("began");
    out.number(it.began());
    out.name("ended");
    out.number(it.ended());
    out.name("players");
    out.list(it.players(), (list, each) -> tableGameResultPlayer(list, each));
    out.close();
  }

  private static void tableGameResultPlayer(Json out, tumult.table.GameResult.Player it) {
    out.open();
    out.name("person");
    out.text(it.person());
    out.name("name");
    out.text(it.name());
    out.name("avatar");
    out.text(it.avatar());
    out.name("level");
    out.number(it.level());
    out.name("score");
    out.number(it.score());
    out.name("won");
    out.truth(it.won());
    out.name("resigned");
    out.truth(it.resigned());
    out.name("points");
    out.number(it.points());
    out.close();
  }

  private static void tableGuest(Json out, tumult.table.Guest it) {
    out.open();
    out.name("person");
    out.text(it.person());
    out.name("name");
    out.text(it.name());
    out.name("avatar");
    out.text(it.avatar());
    out.name("present");
    out.truth(it.present());
    out.name("muted");
    out.truth(it.muted());
    out.name("right");
    out.text(it.right().name());
    out.name("waits");
    out.truth(it.waits());
    out.close();
  }

  private static void tableStanding(Json out, tumult.table.Standing it) {
    out.open();
    out.name("person");
    out.text(it.person());
    out.name("name");
    out.text(it.name());
    out.name("avatar");
    out.text(it.avatar());
    out.name("points");
    out.number(it.points());
    out.name("games");
    out.number(it.games());
    out.name("wins");
    out.number(it.wins());
    out.name("inTheRunning");
    out.truth(it.inTheRunning());
    out.close();
  }

  private static void tableTableView(Json out, tumult.table.TableView it) {
    out.open();
    out.name("number");
    out.number(it.number());
    out.name("table");
    out.text(it.table());
    out.name("game");
    out.text(it.game());
    out.name("gameNumber");
    out.number(it.gameNumber());
    out.name("phase");
    out.text(it.phase().name());
    out.name("visibility");
    out.text(it.visibility().name());
    out.name("spectators");
    out.text(it.spectators().name());
    out.name("hints");
    out.text(it.hints().name());
    out.name("hinting");
    out.truth(it.hinting());
    out.name("pace");
    out.number(it.pace());
    out.name("host");
    out.text(it.host());
    out.name("you");
    out.number(it.you());
    out.name("seats");
    out.list(it.seats(), (list, each) -> tableChair(list, each));
    out.name("people");
    out.list(it.people(), (list, each) -> tableGuest(list, each));
    out.name("undo");
    out.number(it.undo());
    out.name("mayUndo");
    out.truth(it.mayUndo());
    out.name("rematch");
    out.list(it.rematch(), (list, each) -> list.number(each));
    tumult.table.TableView.@org.jspecify.annotations.Nullable Silence silence = it.silence();
    if (silence != null) {
      out.name("silence");
      tableTableViewSilence(out, silence);
    }
    tumult.table.TableView.@org.jspecify.annotations.Nullable Fairness luck = it.luck();
    if (luck != null) {
      out.name("luck");
      tableTableViewFairness(out, luck);
    }
    tumult.table.TableView.@org.jspecify.annotations.Nullable Fairness nextLuck = it.nextLuck();
    if (nextLuck != null) {
      out.name("nextLuck");
      tableTableViewFairness(out, nextLuck);
    }
    out.name("evening");
    tableTableViewEvening(out, it.evening());
    tumult.table.TableView.@org.jspecify.annotations.Nullable Play play = it.play();
    if (play != null) {
      out.name("play");
      tableTableViewPlay(out, play);
    }
    out.name("mayCloseSeats");
    out.truth(it.mayCloseSeats());
    out.close();
  }

  private static void tableTableViewEvening(Json out, tumult.table.TableView.Evening it) {
    out.open();
    out.name("games");
    out.number(it.games());
    out.name("standings");
    out.list(it.standings(), (list, each) -> tableStanding(list, each));
    out.close();
  }

  private static void tableTableViewFairness(Json out, tumult.table.TableView.Fairness it) {
    out.open();
    out.name("game");
    out.number(it.game());
    out.name("commitment");
    out.text(it.commitment());
    out.name("added");
    out.list(it.added(), (list, each) -> list.text(each));
    out.name("seed");
    out.text(it.seed());
    out.close();
  }

  private static void tableTableViewPlay(Json out, tumult.table.TableView.Play it) {
    out.open();
    out.name("ply");
    out.number(it.ply());
    out.name("behind");
    out.number(it.behind());
    out.name("actors");
    out.list(it.actors(), (list, each) -> list.number(each));
    out.name("view");
    any(out, it.view());
    out.name("moves");
    out.list(it.moves(), (list, each) -> list.text(each));
    out.name("scores");
    out.list(it.scores(), (list, each) -> list.number(each));
    out.name("deadlines");
    out.list(it.deadlines(), (list, each) -> list.number(each));
    out.name("winners");
    out.list(it.winners(), (list, each) -> list.number(each));
    out.name("game");
    out.text(it.game());
    out.close();
  }

  private static void tableTableViewSilence(Json out, tumult.table.TableView.Silence it) {
    out.open();
    out.name("room");
    out.text(it.room());
    out.name("key");
    out.text(it.key());
    out.name("rule");
    out.number(it.rule());
    out.close();
  }

  private static void racesCompensation(Json out, tumult.table.races.Compensation it) {
    out.open();
    out.name("expected");
    out.number(it.expected());
    out.name("doubt");
    out.number(it.doubt());
    out.name("credit");
    out.number(it.credit());
    out.name("floor");
    out.number(it.floor());
    out.name("allowance");
    out.number(it.allowance());
    out.name("ceiling");
    out.number(it.ceiling());
    out.name("furthest");
    out.number(it.furthest());
    out.close();
  }

  private static void racesPhotoFinish(Json out, tumult.table.races.PhotoFinish it) {
    out.open();
    out.name("opening");
    out.number(it.opening());
    out.name("deadZone");
    out.number(it.deadZone());
    tumult.table.races.@org.jspecify.annotations.Nullable ReactionLimits reactions = it.reactions();
    if (reactions != null) {
      out.name("reactions");
      racesReactionLimits(out, reactions);
    }
    java.util.@org.jspecify.annotations.Nullable List<java.lang.Integer> heldUp = it.heldUp();
    if (heldUp != null) {
      out.name("heldUp");
      out.list(heldUp, (list, each) -> list.number(each));
    }
    out.name("touches");
    out.list(it.touches(), (list, each) -> racesPhotoFinishJudgedTouch(list, each));
    out.close();
  }

  private static void racesPhotoFinishJudgedTouch(
      Json out, tumult.table.races.PhotoFinish.JudgedTouch it) {
    out.open();
    out.name("move");
    out.text(it.move());
    out.name("timed");
    racesVerdictTimedTouch(out, it.timed());
    out.close();
  }

  private static void racesReactionLimits(Json out, tumult.table.races.ReactionLimits it) {
    out.open();
    out.name("anticipation");
    out.number(it.anticipation());
    out.name("early");
    out.number(it.early());
    out.close();
  }

  private static void racesReading(Json out, tumult.table.races.Reading it) {
    out.open();
    out.name("touch");
    racesTouch(out, it.touch());
    out.name("sent");
    out.number(it.sent());
    out.name("limits");
    racesCompensation(out, it.limits());
    out.name("granted");
    out.number(it.granted());
    out.name("benefit");
    out.number(it.benefit());
    out.close();
  }

  private static void racesTouch(Json out, tumult.table.races.Touch it) {
    out.open();
    out.name("rival");
    out.number(it.rival());
    out.name("opening");
    out.number(it.opening());
    out.name("arrived");
    out.number(it.arrived());
    out.name("claimed");
    out.number(it.claimed());
    out.name("granularity");
    out.number(it.granularity());
    out.name("visible");
    out.truth(it.visible());
    out.close();
  }

  private static void racesVerdictTimedTouch(Json out, tumult.table.races.Verdict.TimedTouch it) {
    out.open();
    out.name("reading");
    racesReading(out, it.reading());
    out.name("reaction");
    out.number(it.reaction());
    out.name("plausibility");
    out.text(it.plausibility().name());
    out.name("entitled");
    out.truth(it.entitled());
    out.close();
  }

  private static void recordsReplay(Json out, tumult.table.records.Replay it) {
    out.open();
    out.name("game");
    out.text(it.game());
    out.name("names");
    out.list(it.names(), (list, each) -> list.text(each));
    out.name("steps");
    out.list(it.steps(), (list, each) -> recordsReplayMoment(list, each));
    out.name("robots");
    out.list(it.robots(), (list, each) -> list.text(each));
    out.close();
  }

  private static void recordsReplayMoment(Json out, tumult.table.records.Replay.Moment it) {
    out.open();
    out.name("log");
    out.list(it.log(), (list, each) -> stepsLogLine(list, each));
    out.name("view");
    any(out, it.view());
    out.name("scores");
    out.list(it.scores(), (list, each) -> list.number(each));
    out.close();
  }

  private static void stepsLogLine(Json out, tumult.table.steps.LogLine it) {
    out.open();
    out.name("key");
    out.text(it.key());
    out.name("arguments");
    out.list(it.arguments(), (list, each) -> list.text(each));
    out.close();
  }

  private static void wireApiDoorPlate(Json out, tumult.wire.Api.DoorPlate it) {
    out.open();
    out.name("table");
    out.text(it.table());
    out.name("game");
    out.text(it.game());
    out.name("host");
    out.text(it.host());
    out.name("phase");
    out.text(it.phase().name());
    out.name("visibility");
    out.text(it.visibility().name());
    out.name("seats");
    out.number(it.seats());
    out.name("taken");
    out.number(it.taken());
    out.name("bots");
    out.number(it.bots());
    out.name("avatars");
    out.list(it.avatars(), (list, each) -> list.text(each));
    out.name("games");
    out.number(it.games());
    tumult.table.@org.jspecify.annotations.Nullable Right right = it.right();
    if (right != null) {
      out.name("right");
      out.text(right.name());
    }
    out.close();
  }

  private static void wireApiMe(Json out, tumult.wire.Api.Me it) {
    out.open();
    out.name("person");
    out.text(it.person());
    out.close();
  }

  private static void wireApiMyTable(Json out, tumult.wire.Api.MyTable it) {
    out.open();
    out.name("table");
    out.text(it.table());
    out.name("game");
    out.text(it.game());
    out.name("gameNumber");
    out.number(it.gameNumber());
    out.name("phase");
    out.text(it.phase().name());
    out.name("you");
    out.number(it.you());
    out.name("seats");
    out.list(it.seats(), (list, each) -> tableChair(list, each));
    out.name("turn");
    out.list(it.turn(), (list, each) -> list.number(each));
    out.close();
  }

  private static void wireApiMyTables(Json out, tumult.wire.Api.MyTables it) {
    out.open();
    out.name("tables");
    out.list(it.tables(), (list, each) -> wireApiMyTable(list, each));
    out.name("gone");
    out.list(it.gone(), (list, each) -> list.text(each));
    out.close();
  }

  private static void wireApiOpenedTable(Json out, tumult.wire.Api.OpenedTable it) {
    out.open();
    out.name("table");
    out.text(it.table());
    out.name("key");
    out.text(it.key());
    out.name("link");
    out.text(it.link());
    out.close();
  }

  private static void wireApiVerified(Json out, tumult.wire.Api.Verified it) {
    out.open();
    out.name("fair");
    out.truth(it.fair());
    java.lang.@org.jspecify.annotations.Nullable String wrong = it.wrong();
    if (wrong != null) {
      out.name("wrong");
      out.text(wrong);
    }
    java.lang.@org.jspecify.annotations.Nullable String hash = it.hash();
    if (hash != null) {
      out.name("hash");
      out.text(hash);
    }
    out.close();
  }

  private static void wireEveningResults(Json out, tumult.wire.EveningResults it) {
    out.open();
    out.name("results");
    out.list(it.results(), (list, each) -> tableGameResult(list, each));
    out.name("games");
    out.number(it.games());
    out.name("standings");
    out.list(it.standings(), (list, each) -> tableStanding(list, each));
    out.name("awards");
    out.list(it.awards(), (list, each) -> tableAward(list, each));
    out.close();
  }

  private static void wireToClientDone(Json out, tumult.wire.ToClient.Done it) {
    out.open();
    out.name("type").text("done");
    out.name("id");
    out.text(it.id());
    out.name("number");
    out.number(it.number());
    java.lang.@org.jspecify.annotations.Nullable String key = it.key();
    if (key != null) {
      out.name("key");
      out.text(key);
    }
    out.close();
  }

  private static void wireToClientFailed(Json out, tumult.wire.ToClient.Failed it) {
    out.open();
    out.name("type").text("error");
    out.name("id");
    out.text(it.id());
    out.name("code");
    out.text(it.code().word());
    out.name("detail");
    out.text(it.detail());
    out.close();
  }

  private static void wireToClientFall(Json out, tumult.wire.ToClient.Fall it) {
    out.open();
    out.name("type").text("fall");
    out.name("ply");
    out.number(it.ply());
    out.close();
  }

  private static void wireToClientHere(Json out, tumult.wire.ToClient.Here it) {
    out.open();
    out.name("type").text("here");
    out.close();
  }

  private static void wireToClientRefused(Json out, tumult.wire.ToClient.Refused it) {
    out.open();
    out.name("type").text("refused");
    out.name("id");
    out.text(it.id());
    out.name("room");
    out.text(it.room());
    out.name("key");
    out.text(it.key());
    out.name("rule");
    out.number(it.rule());
    out.name("detail");
    out.text(it.detail());
    out.close();
  }

  private static void wireToClientTold(Json out, tumult.wire.ToClient.Told it) {
    out.open();
    out.name("type").text("told");
    out.name("number");
    out.number(it.number());
    out.name("log");
    out.list(it.log(), (list, each) -> stepsLogLine(list, each));
    tumult.table.@org.jspecify.annotations.Nullable TableView view = it.view();
    if (view != null) {
      out.name("view");
      tableTableView(out, view);
    }
    java.util.@org.jspecify.annotations.Nullable List<java.lang.String> names = it.names();
    if (names != null) {
      out.name("names");
      out.list(names, (list, each) -> list.text(each));
    }
    out.close();
  }

  private static void wireToClientWelcome(Json out, tumult.wire.ToClient.Welcome it) {
    out.open();
    out.name("type").text("welcome");
    out.name("person");
    out.text(it.person());
    out.name("number");
    out.number(it.number());
    out.name("time");
    out.number(it.time());
    tumult.table.@org.jspecify.annotations.Nullable TableView view = it.view();
    if (view != null) {
      out.name("view");
      tableTableView(out, view);
    }
    java.util.@org.jspecify.annotations.Nullable List<java.lang.String> names = it.names();
    if (names != null) {
      out.name("names");
      out.list(names, (list, each) -> list.text(each));
    }
    out.close();
  }

  private static void wireToClientWhole(Json out, tumult.wire.ToClient.Whole it) {
    out.open();
    out.name("type").text("whole");
    out.name("number");
    out.number(it.number());
    out.name("view");
    tableTableView(out, it.view());
    out.close();
  }

  static tumult.wire.FromClient readFromClient(Json.Parts in) {
    return switch (in.text("type")) {
      case "do" -> readwireFromClientDo(in);
      case "hello" -> readwireFromClientHello(in);
      case "letGo" -> readwireFromClientLetGo(in);
      case "look" -> readwireFromClientLook(in);
      case "there" -> readwireFromClientThere(in);
      default -> throw in.wrong("type", "one of do, hello, letGo, look, there");
    };
  }

  static tumult.table.Command readCommand(Json.Parts in) {
    return switch (in.text("type")) {
      case "addBot" -> readtableCommandAddBot(in);
      case "answerUndo" -> readtableCommandAnswerUndo(in);
      case "changeGame" -> readtableCommandChangeGame(in);
      case "changeHints" -> readtableCommandChangeHints(in);
      case "changeVisibility" -> readtableCommandChangeVisibility(in);
      case "claim" -> readtableCommandClaim(in);
      case "close" -> readtableCommandClose(in);
      case "closeSeats" -> readtableCommandCloseSeats(in);
      case "dismiss" -> readtableCommandDismiss(in);
      case "emote" -> readtableCommandEmote(in);
      case "fillSeats" -> readtableCommandFillSeats(in);
      case "hint" -> readtableCommandHint(in);
      case "kick" -> readtableCommandKick(in);
      case "makeHost" -> readtableCommandMakeHost(in);
      case "mute" -> readtableCommandMute(in);
      case "newKey" -> readtableCommandNewKey(in);
      case "nudge" -> readtableCommandNudge(in);
      case "offerUndo" -> readtableCommandOfferUndo(in);
      case "passOn" -> readtableCommandPassOn(in);
      case "pause" -> readtableCommandPause(in);
      case "play" -> readtableCommandPlay(in);
      case "react" -> readtableCommandReact(in);
      case "rematch" -> readtableCommandRematch(in);
      case "removeBot" -> readtableCommandRemoveBot(in);
      case "rename" -> readtableCommandRename(in);
      case "resign" -> readtableCommandResign(in);
      case "resume" -> readtableCommandResume(in);
      case "return" -> readtableCommandReturn(in);
      case "say" -> readtableCommandSay(in);
      case "sit" -> readtableCommandSit(in);
      case "stand" -> readtableCommandStand(in);
      case "standIn" -> readtableCommandStandIn(in);
      case "start" -> readtableCommandStart(in);
      default ->
          throw in.wrong(
              "type",
              "one of addBot, answerUndo, changeGame, changeHints, changeVisibility, claim, close, closeSeats, dismiss, emote, fillSeats, hint, kick, makeHost, mute, newKey, nudge, offerUndo, passOn, pause, play, react, rematch, removeBot, rename, resign, resume, return, say, sit, stand, standIn, start");
    };
  }

  static tumult.table.Event readEvent(Json.Parts in) {
    return switch (in.text("type")) {
      case "arrived" -> readtableEventArrived(in);
      case "botAdded" -> readtableEventBotAdded(in);
      case "botRemoved" -> readtableEventBotRemoved(in);
      case "claimed" -> readtableEventClaimed(in);
      case "closed" -> readtableEventClosed(in);
      case "dismissed" -> readtableEventDismissed(in);
      case "emoted" -> readtableEventEmoted(in);
      case "ended" -> readtableEventEnded(in);
      case "gameChanged" -> readtableEventGameChanged(in);
      case "hinted" -> readtableEventHinted(in);
      case "hintsChanged" -> readtableEventHintsChanged(in);
      case "hostChanged" -> readtableEventHostChanged(in);
      case "keyMade" -> readtableEventKeyMade(in);
      case "kicked" -> readtableEventKicked(in);
      case "left" -> readtableEventLeft(in);
      case "muted" -> readtableEventMuted(in);
      case "nudged" -> readtableEventNudged(in);
      case "opened" -> readtableEventOpened(in);
      case "passedOn" -> readtableEventPassedOn(in);
      case "paused" -> readtableEventPaused(in);
      case "played" -> readtableEventPlayed(in);
      case "rematchAgreed" -> readtableEventRematchAgreed(in);
      case "renamed" -> readtableEventRenamed(in);
      case "resigned" -> readtableEventResigned(in);
      case "resumed" -> readtableEventResumed(in);
      case "returned" -> readtableEventReturned(in);
      case "said" -> readtableEventSaid(in);
      case "sat" -> readtableEventSat(in);
      case "started" -> readtableEventStarted(in);
      case "stood" -> readtableEventStood(in);
      case "stoodIn" -> readtableEventStoodIn(in);
      case "timedOut" -> readtableEventTimedOut(in);
      case "undoAnswered" -> readtableEventUndoAnswered(in);
      case "undoOffered" -> readtableEventUndoOffered(in);
      case "undone" -> readtableEventUndone(in);
      case "visibilityChanged" -> readtableEventVisibilityChanged(in);
      case "waited" -> readtableEventWaited(in);
      default ->
          throw in.wrong(
              "type",
              "one of arrived, botAdded, botRemoved, claimed, closed, dismissed, emoted, ended, gameChanged, hinted, hintsChanged, hostChanged, keyMade, kicked, left, muted, nudged, opened, passedOn, paused, played, rematchAgreed, renamed, resigned, resumed, returned, said, sat, started, stood, stoodIn, timedOut, undoAnswered, undoOffered, undone, visibilityChanged, waited");
    };
  }

  static tumult.table.Command.AddBot readtableCommandAddBot(Json.Parts in) {
    return new tumult.table.Command.AddBot(in.integer("seat"), in.integer("level"));
  }

  static tumult.table.Command.AnswerUndo readtableCommandAnswerUndo(Json.Parts in) {
    return new tumult.table.Command.AnswerUndo(in.truth("agreed"));
  }

  static tumult.table.Command.ChangeGame readtableCommandChangeGame(Json.Parts in) {
    return new tumult.table.Command.ChangeGame(
        in.text("game"),
        in.constant("spectators", tumult.table.Spectators.values()),
        in.integer("pace"));
  }

  static tumult.table.Command.ChangeHints readtableCommandChangeHints(Json.Parts in) {
    return new tumult.table.Command.ChangeHints(
        in.has("hints")
            ? in.constant("hints", tumult.table.Hints.values())
            : tumult.table.Hints.ALONE);
  }

  static tumult.table.Command.ChangeVisibility readtableCommandChangeVisibility(Json.Parts in) {
    return new tumult.table.Command.ChangeVisibility(
        in.constant("visibility", tumult.table.Visibility.values()));
  }

  static tumult.table.Command.Claim readtableCommandClaim(Json.Parts in) {
    return new tumult.table.Command.Claim();
  }

  static tumult.table.Command.Close readtableCommandClose(Json.Parts in) {
    return new tumult.table.Command.Close();
  }

  static tumult.table.Command.CloseSeats readtableCommandCloseSeats(Json.Parts in) {
    return new tumult.table.Command.CloseSeats();
  }

  static tumult.table.Command.Dismiss readtableCommandDismiss(Json.Parts in) {
    return new tumult.table.Command.Dismiss(in.text("person"));
  }

  static tumult.table.Command.Emote readtableCommandEmote(Json.Parts in) {
    return new tumult.table.Command.Emote(in.text("emote"));
  }

  static tumult.table.Command.FillSeats readtableCommandFillSeats(Json.Parts in) {
    return new tumult.table.Command.FillSeats(in.integer("level"));
  }

  static tumult.table.Command.Hint readtableCommandHint(Json.Parts in) {
    return new tumult.table.Command.Hint(in.integer("ply"));
  }

  static tumult.table.Command.Kick readtableCommandKick(Json.Parts in) {
    return new tumult.table.Command.Kick(in.integer("seat"));
  }

  static tumult.table.Command.MakeHost readtableCommandMakeHost(Json.Parts in) {
    return new tumult.table.Command.MakeHost(in.text("person"));
  }

  static tumult.table.Command.Mute readtableCommandMute(Json.Parts in) {
    return new tumult.table.Command.Mute(in.text("person"), in.truth("muted"));
  }

  static tumult.table.Command.NewKey readtableCommandNewKey(Json.Parts in) {
    return new tumult.table.Command.NewKey(in.constant("right", tumult.table.Right.values()));
  }

  static tumult.table.Command.Nudge readtableCommandNudge(Json.Parts in) {
    return new tumult.table.Command.Nudge(in.integer("seat"));
  }

  static tumult.table.Command.OfferUndo readtableCommandOfferUndo(Json.Parts in) {
    return new tumult.table.Command.OfferUndo();
  }

  static tumult.table.Command.PassOn readtableCommandPassOn(Json.Parts in) {
    return new tumult.table.Command.PassOn(in.text("person"));
  }

  static tumult.table.Command.Pause readtableCommandPause(Json.Parts in) {
    return new tumult.table.Command.Pause();
  }

  static tumult.table.Command.Play readtableCommandPlay(Json.Parts in) {
    return new tumult.table.Command.Play(in.text("move"), in.integer("ply"));
  }

  static tumult.table.Command.React readtableCommandReact(Json.Parts in) {
    return new tumult.table.Command.React(
        in.text("move"),
        in.integer("opening"),
        in.real("reaction"),
        in.real("granularity"),
        in.truth("visible"));
  }

  static tumult.table.Command.Rematch readtableCommandRematch(Json.Parts in) {
    return new tumult.table.Command.Rematch(in.text("luck"));
  }

  static tumult.table.Command.RemoveBot readtableCommandRemoveBot(Json.Parts in) {
    return new tumult.table.Command.RemoveBot(in.integer("seat"));
  }

  static tumult.table.Command.Rename readtableCommandRename(Json.Parts in) {
    return new tumult.table.Command.Rename(in.text("name"), in.text("avatar"));
  }

  static tumult.table.Command.Resign readtableCommandResign(Json.Parts in) {
    return new tumult.table.Command.Resign();
  }

  static tumult.table.Command.Resume readtableCommandResume(Json.Parts in) {
    return new tumult.table.Command.Resume();
  }

  static tumult.table.Command.Return readtableCommandReturn(Json.Parts in) {
    return new tumult.table.Command.Return();
  }

  static tumult.table.Command.Say readtableCommandSay(Json.Parts in) {
    return new tumult.table.Command.Say(in.text("text"));
  }

  static tumult.table.Command.Sit readtableCommandSit(Json.Parts in) {
    return new tumult.table.Command.Sit(
        in.integer("seat"), in.text("name"), in.text("avatar"), in.text("luck"));
  }

  static tumult.table.Command.Stand readtableCommandStand(Json.Parts in) {
    return new tumult.table.Command.Stand();
  }

  static tumult.table.Command.StandIn readtableCommandStandIn(Json.Parts in) {
    return new tumult.table.Command.StandIn(in.integer("seat"));
  }

  static tumult.table.Command.Start readtableCommandStart(Json.Parts in) {
    return new tumult.table.Command.Start();
  }

  static tumult.table.Event.Arrived readtableEventArrived(Json.Parts in) {
    return new tumult.table.Event.Arrived(
        in.number("time"),
        in.text("person"),
        in.text("name"),
        in.text("avatar"),
        in.constant("right", tumult.table.Right.values()));
  }

  static tumult.table.Event.BotAdded readtableEventBotAdded(Json.Parts in) {
    return new tumult.table.Event.BotAdded(
        in.number("time"), in.integer("seat"), in.integer("level"));
  }

  static tumult.table.Event.BotRemoved readtableEventBotRemoved(Json.Parts in) {
    return new tumult.table.Event.BotRemoved(in.number("time"), in.integer("seat"));
  }

  static tumult.table.Event.Claimed readtableEventClaimed(Json.Parts in) {
    return new tumult.table.Event.Claimed(
        in.number("time"),
        in.constant("right", tumult.table.Right.values()),
        in.integer("seat"),
        in.text("person"));
  }

  static tumult.table.Event.Closed readtableEventClosed(Json.Parts in) {
    return new tumult.table.Event.Closed(in.number("time"));
  }

  static tumult.table.Event.Dismissed readtableEventDismissed(Json.Parts in) {
    return new tumult.table.Event.Dismissed(in.number("time"), in.text("person"));
  }

  static tumult.table.Event.Emoted readtableEventEmoted(Json.Parts in) {
    return new tumult.table.Event.Emoted(in.number("time"), in.text("person"), in.text("emote"));
  }

  static tumult.table.Event.Ended readtableEventEnded(Json.Parts in) {
    return new tumult.table.Event.Ended(
        in.number("time"), in.integers("winners"), in.integers("scores"), in.text("seed"));
  }

  static tumult.table.Event.GameChanged readtableEventGameChanged(Json.Parts in) {
    return new tumult.table.Event.GameChanged(
        in.number("time"),
        in.text("game"),
        in.constant("spectators", tumult.table.Spectators.values()),
        in.integer("pace"));
  }

  static tumult.table.Event.Hinted readtableEventHinted(Json.Parts in) {
    return new tumult.table.Event.Hinted(in.number("time"), in.integer("seat"));
  }

  static tumult.table.Event.HintsChanged readtableEventHintsChanged(Json.Parts in) {
    return new tumult.table.Event.HintsChanged(
        in.number("time"), in.constant("hints", tumult.table.Hints.values()));
  }

  static tumult.table.Event.HostChanged readtableEventHostChanged(Json.Parts in) {
    return new tumult.table.Event.HostChanged(in.number("time"), in.text("person"));
  }

  static tumult.table.Event.KeyMade readtableEventKeyMade(Json.Parts in) {
    return new tumult.table.Event.KeyMade(
        in.number("time"),
        in.constant("right", tumult.table.Right.values()),
        in.integer("seat"),
        in.text("hash"));
  }

  static tumult.table.Event.Kicked readtableEventKicked(Json.Parts in) {
    return new tumult.table.Event.Kicked(in.number("time"), in.integer("seat"));
  }

  static tumult.table.Event.Left readtableEventLeft(Json.Parts in) {
    return new tumult.table.Event.Left(in.number("time"), in.text("person"));
  }

  static tumult.table.Event.Muted readtableEventMuted(Json.Parts in) {
    return new tumult.table.Event.Muted(in.number("time"), in.text("person"), in.truth("muted"));
  }

  static tumult.table.Event.Nudged readtableEventNudged(Json.Parts in) {
    return new tumult.table.Event.Nudged(in.number("time"), in.integer("seat"), in.integer("by"));
  }

  static tumult.table.Event.Opened readtableEventOpened(Json.Parts in) {
    return new tumult.table.Event.Opened(
        in.number("time"),
        in.text("table"),
        in.text("game"),
        in.text("host"),
        in.text("name"),
        in.text("avatar"),
        in.constant("visibility", tumult.table.Visibility.values()),
        in.constant("spectators", tumult.table.Spectators.values()),
        in.integer("pace"),
        in.text("luckRoot"));
  }

  static tumult.table.Event.PassedOn readtableEventPassedOn(Json.Parts in) {
    return new tumult.table.Event.PassedOn(
        in.number("time"), in.integer("seat"), in.text("person"));
  }

  static tumult.table.Event.Paused readtableEventPaused(Json.Parts in) {
    return new tumult.table.Event.Paused(in.number("time"));
  }

  static tumult.table.Event.Played readtableEventPlayed(Json.Parts in) {
    return new tumult.table.Event.Played(
        in.number("time"),
        in.text("actor"),
        in.text("move"),
        in.constant("by", tumult.table.By.values()),
        in.texts("outcomes"),
        in.has("finish") ? readracesPhotoFinish(in.parts("finish")) : null);
  }

  static tumult.table.Event.RematchAgreed readtableEventRematchAgreed(Json.Parts in) {
    return new tumult.table.Event.RematchAgreed(
        in.number("time"), in.integer("seat"), in.text("luck"));
  }

  static tumult.table.Event.Renamed readtableEventRenamed(Json.Parts in) {
    return new tumult.table.Event.Renamed(
        in.number("time"), in.text("person"), in.text("name"), in.text("avatar"));
  }

  static tumult.table.Event.Resigned readtableEventResigned(Json.Parts in) {
    return new tumult.table.Event.Resigned(in.number("time"), in.integer("seat"));
  }

  static tumult.table.Event.Resumed readtableEventResumed(Json.Parts in) {
    return new tumult.table.Event.Resumed(in.number("time"));
  }

  static tumult.table.Event.Returned readtableEventReturned(Json.Parts in) {
    return new tumult.table.Event.Returned(in.number("time"), in.integer("seat"));
  }

  static tumult.table.Event.Said readtableEventSaid(Json.Parts in) {
    return new tumult.table.Event.Said(in.number("time"), in.text("person"), in.text("text"));
  }

  static tumult.table.Event.Sat readtableEventSat(Json.Parts in) {
    return new tumult.table.Event.Sat(
        in.number("time"),
        in.integer("seat"),
        in.text("person"),
        in.text("name"),
        in.text("avatar"),
        in.text("luck"));
  }

  static tumult.table.Event.Started readtableEventStarted(Json.Parts in) {
    return new tumult.table.Event.Started(
        in.number("time"), in.integer("number"), in.texts("luck"), in.texts("outcomes"));
  }

  static tumult.table.Event.Stood readtableEventStood(Json.Parts in) {
    return new tumult.table.Event.Stood(in.number("time"), in.integer("seat"));
  }

  static tumult.table.Event.StoodIn readtableEventStoodIn(Json.Parts in) {
    return new tumult.table.Event.StoodIn(in.number("time"), in.integer("seat"));
  }

  static tumult.table.Event.TimedOut readtableEventTimedOut(Json.Parts in) {
    return new tumult.table.Event.TimedOut(in.number("time"), in.integer("seat"));
  }

  static tumult.table.Event.UndoAnswered readtableEventUndoAnswered(Json.Parts in) {
    return new tumult.table.Event.UndoAnswered(
        in.number("time"), in.integer("seat"), in.truth("agreed"));
  }

  static tumult.table.Event.UndoOffered readtableEventUndoOffered(Json.Parts in) {
    return new tumult.table.Event.UndoOffered(in.number("time"), in.integer("seat"));
  }

  static tumult.table.Event.Undone readtableEventUndone(Json.Parts in) {
    return new tumult.table.Event.Undone(in.number("time"), in.integer("seat"));
  }

  static tumult.table.Event.VisibilityChanged readtableEventVisibilityChanged(Json.Parts in) {
    return new tumult.table.Event.VisibilityChanged(
        in.number("time"), in.constant("visibility", tumult.table.Visibility.values()));
  }

  static tumult.table.Event.Waited readtableEventWaited(Json.Parts in) {
    return new tumult.table.Event.Waited(in.number("time"), in.text("person"), in.truth("waits"));
  }

  static tumult.table.races.Compensation readracesCompensation(Json.Parts in) {
    return new tumult.table.races.Compensation(
        in.number("expected"),
        in.number("doubt"),
        in.number("credit"),
        in.number("floor"),
        in.number("allowance"),
        in.number("ceiling"),
        in.number("furthest"));
  }

  static tumult.table.races.PhotoFinish readracesPhotoFinish(Json.Parts in) {
    return new tumult.table.races.PhotoFinish(
        in.integer("opening"),
        in.number("deadZone"),
        in.has("reactions") ? readracesReactionLimits(in.parts("reactions")) : null,
        in.has("heldUp") ? in.integers("heldUp") : null,
        in.list("touches", Forms::readracesPhotoFinishJudgedTouch));
  }

  static tumult.table.races.PhotoFinish.JudgedTouch readracesPhotoFinishJudgedTouch(Json.Parts in) {
    return new tumult.table.races.PhotoFinish.JudgedTouch(
        in.text("move"), readracesVerdictTimedTouch(in.parts("timed")));
  }

  static tumult.table.races.ReactionLimits readracesReactionLimits(Json.Parts in) {
    return new tumult.table.races.ReactionLimits(in.number("anticipation"), in.number("early"));
  }

  static tumult.table.races.Reading readracesReading(Json.Parts in) {
    return new tumult.table.races.Reading(
        readracesTouch(in.parts("touch")),
        in.number("sent"),
        readracesCompensation(in.parts("limits")),
        in.number("granted"),
        in.number("benefit"));
  }

  static tumult.table.races.Touch readracesTouch(Json.Parts in) {
    return new tumult.table.races.Touch(
        in.integer("rival"),
        in.integer("opening"),
        in.number("arrived"),
        in.number("claimed"),
        in.number("granularity"),
        in.truth("visible"));
  }

  static tumult.table.races.Verdict.TimedTouch readracesVerdictTimedTouch(Json.Parts in) {
    return new tumult.table.races.Verdict.TimedTouch(
        readracesReading(in.parts("reading")),
        in.number("reaction"),
        in.constant("plausibility", tumult.table.races.Verdict.Plausibility.values()),
        in.truth("entitled"));
  }

  static tumult.wire.Api.AskHint readwireApiAskHint(Json.Parts in) {
    return new tumult.wire.Api.AskHint(in.integer("ply"));
  }

  static tumult.wire.Api.Knock readwireApiKnock(Json.Parts in) {
    return new tumult.wire.Api.Knock(in.texts("keys"));
  }

  static tumult.wire.Api.OpenTable readwireApiOpenTable(Json.Parts in) {
    return new tumult.wire.Api.OpenTable(
        in.text("game"),
        in.constant("visibility", tumult.table.Visibility.values()),
        in.constant("spectators", tumult.table.Spectators.values()),
        in.integer("pace"),
        in.text("name"),
        in.text("avatar"),
        in.has("hints")
            ? in.constant("hints", tumult.table.Hints.values())
            : tumult.table.Hints.ALONE);
  }

  static tumult.wire.FromClient.Do readwireFromClientDo(Json.Parts in) {
    return new tumult.wire.FromClient.Do(in.text("id"), readCommand(in.parts("command")));
  }

  static tumult.wire.FromClient.Hello readwireFromClientHello(Json.Parts in) {
    return new tumult.wire.FromClient.Hello(
        in.text("table"),
        in.texts("keys"),
        in.text("name"),
        in.text("avatar"),
        in.number("seen"),
        in.integer("recent"),
        in.has("views")
            ? in.constant("views", tumult.wire.FromClient.Views.values())
            : tumult.wire.FromClient.Views.WHOLE);
  }

  static tumult.wire.FromClient.LetGo readwireFromClientLetGo(Json.Parts in) {
    return new tumult.wire.FromClient.LetGo(in.integer("ply"));
  }

  static tumult.wire.FromClient.Look readwireFromClientLook(Json.Parts in) {
    return new tumult.wire.FromClient.Look();
  }

  static tumult.wire.FromClient.There readwireFromClientThere(Json.Parts in) {
    return new tumult.wire.FromClient.There();
  }
}
