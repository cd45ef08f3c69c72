-- The nodes that are one Tumult: who has no row here writes nothing more.
create table cluster_node (
  id      varchar(64) not null primary key,
  address varchar(255) not null,
  since   timestamp with time zone not null default now()
);

-- Who decides when the nodes no longer hear each other: one of them, for a few seconds.
create table cluster_lease (
  name  varchar(64) not null primary key,
  owner varchar(64) not null,
  until timestamp with time zone not null
);
