CREATE TABLE "calls" (
	"conversation_id" uuid PRIMARY KEY NOT NULL,
	"claim" integer DEFAULT 0 NOT NULL,
	"replica" uuid,
	"claimed_until" timestamp with time zone,
	"waiting_since" timestamp with time zone DEFAULT now(),
	CONSTRAINT "call_claim" CHECK ("calls"."claim" >= 0),
	CONSTRAINT "call_is_held_or_waits" CHECK (("calls"."waiting_since" is null) = ("calls"."replica" is not null) and ("calls"."replica" is null) = ("calls"."claimed_until" is null))
);
--> statement-breakpoint
ALTER TABLE "turns" ADD COLUMN "played" jsonb;--> statement-breakpoint
CREATE INDEX "calls_waiting" ON "calls" USING btree ("waiting_since") WHERE waiting_since is not null;--> statement-breakpoint
ALTER TABLE "turns" ADD CONSTRAINT "turn_played" CHECK ("turns"."played" is null or "turns"."speaker" = 'persona');--> statement-breakpoint

-- Whoever waits for news of calls is told when they are true: with the commit of what made them so.
create function tell_call_waits() returns trigger language plpgsql as $$
begin
  perform pg_notify('call_waits', '');
  return null;
end $$;
--> statement-breakpoint
create trigger calls_tell_waiting after insert or update on calls
  for each row when (new.waiting_since is not null) execute function tell_call_waits();
--> statement-breakpoint
create function tell_call_over() returns trigger language plpgsql as $$
begin
  perform pg_notify('call_over', old.id::text);
  return null;
end $$;
--> statement-breakpoint
create trigger conversations_tell_over after update of state on conversations
  for each row when (old.state in ('requested', 'live') and new.state not in ('requested', 'live'))
  execute function tell_call_over();
--> statement-breakpoint
create trigger conversations_tell_deleted after delete on conversations
  for each row when (old.state in ('requested', 'live')) execute function tell_call_over();
--> statement-breakpoint

insert into calls (conversation_id) select id from conversations where state in ('requested', 'live');
