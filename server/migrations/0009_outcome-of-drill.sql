DROP INDEX "outcomes_newest_first";--> statement-breakpoint
DROP INDEX "outcomes_best_first";--> statement-breakpoint
ALTER TABLE "outcomes" ADD COLUMN "name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "outcomes" ADD COLUMN "is_drill" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "outcomes_newest_first" ON "outcomes" USING btree ("organization_id","user_id","scenario","is_drill","started_at");--> statement-breakpoint
CREATE INDEX "outcomes_best_first" ON "outcomes" USING btree ("organization_id","user_id","scenario","is_drill","score","started_at");--> statement-breakpoint

-- A history of scores is read without the conversations, and tells drills apart: each begins in the middle of another
-- talk, so it is no step from the first to the best. Neither ever changes after a conversation has begun.
create function name_outcome() returns trigger language plpgsql as $$
begin
  select c.name, c.carried_turns > 0 into new.name, new.is_drill
  from conversations c where c.id = new.conversation_id;
  return new;
end $$;
--> statement-breakpoint
create trigger outcomes_name before insert on outcomes
  for each row execute function name_outcome();
--> statement-breakpoint
update outcomes o set name = c.name, is_drill = c.carried_turns > 0
from conversations c where c.id = o.conversation_id;
