-- One row per table that is not closed: what the lobby says of it, made anew from its events.
create table lobby (
  id         varchar(255) primary key,
  number     bigint not null,
  game       varchar(255) not null,
  host       varchar(255) not null,
  phase      varchar(16) not null,
  visibility varchar(16) not null,
  seats      integer not null,
  taken      integer not null,
  present    integer not null,
  time       bigint not null
);
