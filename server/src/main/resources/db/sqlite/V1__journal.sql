-- What pekko-persistence-jdbc expects, in the types that SQLite has.
create table event_journal (
  ordering           integer primary key autoincrement,
  deleted            boolean default 0 not null,
  persistence_id     varchar(255) not null,
  sequence_number    bigint not null,
  writer             varchar not null,
  write_timestamp    bigint not null,
  adapter_manifest   varchar not null,
  event_payload      blob not null,
  event_ser_id       integer not null,
  event_ser_manifest varchar not null,
  meta_payload       blob,
  meta_ser_id        integer,
  meta_ser_manifest  varchar,
  unique (persistence_id, sequence_number)
);

create table event_tag (
  event_id bigint not null,
  tag      varchar not null,
  primary key (event_id, tag)
);

create table snapshot (
  persistence_id        varchar(255) not null,
  sequence_number       bigint not null,
  created               bigint not null,
  snapshot_ser_id       integer not null,
  snapshot_ser_manifest varchar not null,
  snapshot_payload      blob not null,
  meta_ser_id           integer,
  meta_ser_manifest     varchar,
  meta_payload          blob,
  primary key (persistence_id, sequence_number)
);
