DROP INDEX "assignment_groups_by_group";--> statement-breakpoint
DROP INDEX "assignment_people_by_member";--> statement-breakpoint
ALTER TABLE "assignment_groups" ADD COLUMN "is_open" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "assignment_people" ADD COLUMN "is_open" boolean DEFAULT true NOT NULL;--> statement-breakpoint
CREATE INDEX "assignments_open" ON "assignments" USING btree ("organization_id","created_at","id") WHERE "assignments"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "assignment_groups_by_group" ON "assignment_groups" USING btree ("organization_id","group_id","is_open");--> statement-breakpoint
CREATE INDEX "assignment_people_by_member" ON "assignment_people" USING btree ("organization_id","user_id","is_open");--> statement-breakpoint

-- With all that analytics reads of a cell: a year of them stands on a few pages side by side, instead of each somewhere.
alter table tallies drop constraint tallies_once;
--> statement-breakpoint
alter table tallies add constraint tallies_once
  unique nulls not distinct (organization_id, group_id, kind, month, scenario, roleplay_id, key)
  include (cell, name, n, sum, people);
--> statement-breakpoint

update assignment_people p set is_open = false from assignments a where a.id = p.assignment_id and a.closed_at is not null;
--> statement-breakpoint
update assignment_groups g set is_open = false from assignments a where a.id = g.assignment_id and a.closed_at is not null;
--> statement-breakpoint
create function open_as_its_assignment() returns trigger language plpgsql as $$
begin
  select closed_at is null into new.is_open from assignments where id = new.assignment_id;
  -- There is none: the foreign key says so.
  new.is_open := coalesce(new.is_open, true);
  return new;
end $$;
--> statement-breakpoint
create trigger assignment_people_open before insert on assignment_people
  for each row execute function open_as_its_assignment();
--> statement-breakpoint
create trigger assignment_groups_open before insert on assignment_groups
  for each row execute function open_as_its_assignment();
--> statement-breakpoint
create function open_for_whom() returns trigger language plpgsql as $$
begin
  update assignment_people set is_open = new.closed_at is null where assignment_id = new.id;
  update assignment_groups set is_open = new.closed_at is null where assignment_id = new.id;
  return null;
end $$;
--> statement-breakpoint
create trigger assignments_open after update of closed_at on assignments
  for each row when ((old.closed_at is null) <> (new.closed_at is null)) execute function open_for_whom();
