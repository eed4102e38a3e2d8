ALTER TABLE "roleplay_versions" ADD COLUMN "difficulty" jsonb DEFAULT '"normal"'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "roleplay_versions" ADD COLUMN "graph" jsonb;--> statement-breakpoint
ALTER TABLE "roleplays" ADD COLUMN "difficulty" jsonb DEFAULT '"normal"'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "roleplay_versions" ADD CONSTRAINT "roleplay_version_difficulty" CHECK (jsonb_typeof("roleplay_versions"."difficulty") = 'object' or "roleplay_versions"."difficulty" in ('"easy"', '"normal"', '"hard"'));--> statement-breakpoint
ALTER TABLE "roleplay_versions" ADD CONSTRAINT "roleplay_version_graph" CHECK (jsonb_typeof("roleplay_versions"."graph") = 'object');--> statement-breakpoint
ALTER TABLE "roleplays" ADD CONSTRAINT "roleplay_difficulty" CHECK (jsonb_typeof("roleplays"."difficulty") = 'object' or "roleplays"."difficulty" in ('"easy"', '"normal"', '"hard"'));--> statement-breakpoint

-- What is written once has grown by two columns.
create or replace function refuse_version_change() returns trigger language plpgsql as $$
begin
  if (new.roleplay_id, new.version, new.name, new.description, new.scenario, new.difficulty, new.persona, new.graph)
    is distinct from
    (old.roleplay_id, old.version, old.name, old.description, old.scenario, old.difficulty, old.persona, old.graph)
  then
    raise exception 'a roleplay version is never changed';
  end if;
  return new;
end $$;
