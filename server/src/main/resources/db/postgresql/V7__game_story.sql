-- What games that are over were about, worked out anew where it is missing.
create table game_story (
  table_id varchar(255) not null,
  game     integer not null,
  content  bytea not null,
  primary key (table_id, game)
);
