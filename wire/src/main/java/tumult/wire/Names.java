package tumult.wire;

import java.util.Map;
import tumult.table.Command;

/** What messages and commands are called: the {@code type} by which they are told apart. */
public final class Names {
  /** What a person may ask a table for, and how it is called. */
  public static final Map<String, Class<? extends Command>> COMMANDS =
      Map.ofEntries(
          Map.entry("sit", Command.Sit.class),
          Map.entry("stand", Command.Stand.class),
          Map.entry("addBot", Command.AddBot.class),
          Map.entry("removeBot", Command.RemoveBot.class),
          Map.entry("fillSeats", Command.FillSeats.class),
          Map.entry("closeSeats", Command.CloseSeats.class),
          Map.entry("changeGame", Command.ChangeGame.class),
          Map.entry("standIn", Command.StandIn.class),
          Map.entry("nudge", Command.Nudge.class),
          Map.entry("dismiss", Command.Dismiss.class),
          Map.entry("start", Command.Start.class),
          Map.entry("play", Command.Play.class),
          Map.entry("react", Command.React.class),
          Map.entry("hint", Command.Hint.class),
          Map.entry("changeHints", Command.ChangeHints.class),
          Map.entry("say", Command.Say.class),
          Map.entry("emote", Command.Emote.class),
          Map.entry("offerUndo", Command.OfferUndo.class),
          Map.entry("answerUndo", Command.AnswerUndo.class),
          Map.entry("rematch", Command.Rematch.class),
          Map.entry("resign", Command.Resign.class),
          Map.entry("kick", Command.Kick.class),
          Map.entry("passOn", Command.PassOn.class),
          Map.entry("makeHost", Command.MakeHost.class),
          Map.entry("pause", Command.Pause.class),
          Map.entry("resume", Command.Resume.class),
          Map.entry("rename", Command.Rename.class),
          Map.entry("mute", Command.Mute.class),
          Map.entry("changeVisibility", Command.ChangeVisibility.class),
          Map.entry("newKey", Command.NewKey.class),
          Map.entry("claim", Command.Claim.class),
          Map.entry("return", Command.Return.class),
          Map.entry("close", Command.Close.class));

  public static final Map<String, Class<? extends FromClient>> FROM_CLIENT =
      Map.of(
          "hello", FromClient.Hello.class,
          "do", FromClient.Do.class,
          "letGo", FromClient.LetGo.class,
          "look", FromClient.Look.class,
          "there", FromClient.There.class);

  public static final Map<String, Class<? extends ToClient>> TO_CLIENT =
      Map.of(
          "welcome", ToClient.Welcome.class,
          "told", ToClient.Told.class,
          "changed", ToClient.Changed.class,
          "whole", ToClient.Whole.class,
          "done", ToClient.Done.class,
          "refused", ToClient.Refused.class,
          "fall", ToClient.Fall.class,
          "here", ToClient.Here.class,
          "error", ToClient.Failed.class);

  private Names() {}
}
