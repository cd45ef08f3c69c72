-- The schema of pekko-persistence-jdbc. Its primary key keeps out a writer that is no longer alone.
create table event_journal (
  ordering           bigserial,
  deleted            boolean default false not null,
  persistence_id     varchar(255) not null,
  sequence_number    bigint not null,
  writer             varchar(255) not null,
  write_timestamp    bigint not null,
  adapter_manifest   varchar(255) not null,
  event_payload      bytea not null,
  event_ser_id       integer not null,
  event_ser_manifest varchar(255) not null,
  meta_payload       bytea,
  meta_ser_id        integer,
  meta_ser_manifest  varchar(255),
  primary key (persistence_id, sequence_number)
);

create unique index event_journal_ordering_idx on event_journal (ordering);

create table event_tag (
  event_id bigint not null references event_journal (ordering) on delete cascade,
  tag      varchar(256) not null,
  primary key (event_id, tag)
);

create table snapshot (
  persistence_id        varchar(255) not null,
  sequence_number       bigint not null,
  created               bigint not null,
  snapshot_ser_id       integer not null,
  snapshot_ser_manifest varchar(255) not null,
  snapshot_payload      bytea not null,
  meta_ser_id           integer,
  meta_ser_manifest     varchar(255),
  meta_payload          bytea,
  primary key (persistence_id, sequence_number)
);
