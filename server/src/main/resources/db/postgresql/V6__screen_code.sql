-- Codes to be typed on a television: each leads to one table for a while, and a table has one.
create table screen_code (
  table_id   varchar(255) not null primary key,
  code       varchar(16) not null,
  screen_key varchar(255) not null,
  invite     varchar(255) not null,
  until      bigint not null
);

create index screen_code_code on screen_code (code);

-- Who has opened tables lately, counted by all nodes together: until when the addresses, hashed, have used what
-- they may.
create table opening_budget (
  address varchar(64) not null primary key,
  until   timestamp with time zone not null
);
