package tumult.server.tables;

import org.jspecify.annotations.Nullable;
import tumult.table.Right;
import tumult.table.TableView;

/**
 * A table as somebody finds it who stands at its door.
 *
 * @param view what everybody may see of it
 * @param right what the one at the door may do; null if they are not let in
 * @param mayLookIn whether they may know how it goes at the table, or went
 * @param dismissed whether they have been asked to leave
 */
public record Door(TableView view, @Nullable Right right, boolean mayLookIn, boolean dismissed) {}
