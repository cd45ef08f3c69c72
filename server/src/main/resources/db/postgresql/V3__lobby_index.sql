-- The list of public tables, in the order in which it is shown.
create index lobby_public on lobby (visibility, present desc, time desc);
