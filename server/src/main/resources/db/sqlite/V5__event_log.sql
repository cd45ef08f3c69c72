-- Events on their way into the journal: a row for all that was committed together.
create table event_log (
  ordering integer primary key,
  events   blob not null
);
