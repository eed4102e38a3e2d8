ALTER TABLE "roleplay_versions" ADD COLUMN "voice" text;--> statement-breakpoint

-- What is written once has grown by a column.
create or replace function refuse_version_change() returns trigger language plpgsql as $$
begin
  if (new.roleplay_id, new.version, new.name, new.description, new.scenario, new.difficulty, new.persona, new.graph, new.voice)
    is distinct from
    (old.roleplay_id, old.version, old.name, old.description, old.scenario, old.difficulty, old.persona, old.graph, old.voice)
  then
    raise exception 'a roleplay version is never changed';
  end if;
  return new;
end $$;
