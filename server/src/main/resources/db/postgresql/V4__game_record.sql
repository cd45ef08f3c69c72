-- The records of the games that are over, made anew from the events where one is missing.
create table game_record (
  table_id varchar(255) not null,
  game     integer not null,
  content  bytea not null,
  primary key (table_id, game)
);
