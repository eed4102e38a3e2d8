CREATE TABLE "assignment_groups" (
	"organization_id" uuid NOT NULL,
	"assignment_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	CONSTRAINT "assignment_groups_assignment_id_group_id_pk" PRIMARY KEY("assignment_id","group_id")
);
--> statement-breakpoint
CREATE TABLE "assignment_people" (
	"organization_id" uuid NOT NULL,
	"assignment_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	CONSTRAINT "assignment_people_assignment_id_user_id_pk" PRIMARY KEY("assignment_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "assignments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"roleplay_id" uuid NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"due_at" timestamp with time zone,
	"pass_mark" smallint,
	"least_attempts" smallint DEFAULT 1 NOT NULL,
	"most_attempts" smallint,
	"counts" text DEFAULT 'best' NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "assignments_within_organization" UNIQUE("organization_id","id"),
	CONSTRAINT "assignment_pass_mark" CHECK ("assignments"."pass_mark" between 0 and 100),
	CONSTRAINT "assignment_attempts" CHECK ("assignments"."least_attempts" >= 1 and "assignments"."most_attempts" >= "assignments"."least_attempts"),
	CONSTRAINT "assignment_counts" CHECK ("assignments"."counts" in ('best', 'last'))
);
--> statement-breakpoint
CREATE TABLE "comments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"conversation_id" uuid NOT NULL,
	"author_id" uuid,
	"turn" integer,
	"words" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "comment_turn" CHECK ("comments"."turn" >= 0)
);
--> statement-breakpoint
CREATE TABLE "folders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "folders_within_organization" UNIQUE("organization_id","id"),
	CONSTRAINT "folders_by_name" UNIQUE("organization_id","name"),
	CONSTRAINT "folder_name_not_blank" CHECK ("folders"."name" ~ '\S')
);
--> statement-breakpoint
CREATE TABLE "looks" (
	"conversation_id" uuid NOT NULL,
	"viewer_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "looks_conversation_id_at_viewer_id_pk" PRIMARY KEY("conversation_id","at","viewer_id")
);
--> statement-breakpoint
CREATE TABLE "outcomes" (
	"conversation_id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"roleplay_id" uuid,
	"scenario" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"seconds" integer NOT NULL,
	"score" smallint NOT NULL,
	"criteria" jsonb NOT NULL,
	"stages" jsonb NOT NULL,
	"figures" jsonb NOT NULL,
	"submitted_at" timestamp with time zone,
	"group_ids" uuid[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "outcome_score" CHECK ("outcomes"."score" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "practice_hours" (
	"organization_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"hour" timestamp with time zone NOT NULL,
	"conversations" integer NOT NULL,
	"seconds" integer NOT NULL,
	CONSTRAINT "practice_hours_organization_id_user_id_hour_pk" PRIMARY KEY("organization_id","user_id","hour")
);
--> statement-breakpoint
CREATE TABLE "roleplay_favourites" (
	"organization_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"roleplay_id" uuid NOT NULL,
	CONSTRAINT "roleplay_favourites_user_id_roleplay_id_pk" PRIMARY KEY("user_id","roleplay_id")
);
--> statement-breakpoint
CREATE TABLE "tallies" (
	"cell" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"group_id" uuid,
	"scenario" text,
	"roleplay_id" uuid,
	"month" date NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"n" integer NOT NULL,
	"sum" integer NOT NULL,
	"people" integer NOT NULL,
	CONSTRAINT "tallies_once" UNIQUE NULLS NOT DISTINCT("organization_id","group_id","kind","month","scenario","roleplay_id","key"),
	CONSTRAINT "tally_kind" CHECK ("tallies"."kind" in ('attempt', 'criterion', 'reached', 'covered')),
	CONSTRAINT "tally_counts" CHECK ("tallies"."n" > 0 and "tallies"."people" <= "tallies"."n")
);
--> statement-breakpoint
CREATE TABLE "tally_people" (
	"cell" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"n" integer NOT NULL,
	CONSTRAINT "tally_people_cell_user_id_pk" PRIMARY KEY("cell","user_id"),
	CONSTRAINT "tally_people_counts" CHECK ("tally_people"."n" > 0)
);
--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "assignment_id" uuid;--> statement-breakpoint
ALTER TABLE "roleplay_versions" ADD COLUMN "words" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('english', "name"), 'A') || setweight(to_tsvector('english', coalesce("description", '')), 'B') || jsonb_to_tsvector('english', "persona", '["string"]')) STORED;--> statement-breakpoint
ALTER TABLE "roleplays" ADD COLUMN "folder_id" uuid;--> statement-breakpoint
ALTER TABLE "roleplays" ADD COLUMN "tags" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "roleplays" ADD COLUMN "archived_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "assignment_groups" ADD CONSTRAINT "assignment_groups_assignment" FOREIGN KEY ("organization_id","assignment_id") REFERENCES "public"."assignments"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignment_groups" ADD CONSTRAINT "assignment_groups_group" FOREIGN KEY ("organization_id","group_id") REFERENCES "public"."groups"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignment_people" ADD CONSTRAINT "assignment_people_assignment" FOREIGN KEY ("organization_id","assignment_id") REFERENCES "public"."assignments"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignment_people" ADD CONSTRAINT "assignment_people_membership" FOREIGN KEY ("organization_id","user_id") REFERENCES "public"."memberships"("organization_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_roleplay" FOREIGN KEY ("organization_id","roleplay_id") REFERENCES "public"."roleplays"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "folders" ADD CONSTRAINT "folders_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "looks" ADD CONSTRAINT "looks_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "looks" ADD CONSTRAINT "looks_viewer_id_users_id_fk" FOREIGN KEY ("viewer_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outcomes" ADD CONSTRAINT "outcomes_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outcomes" ADD CONSTRAINT "outcomes_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practice_hours" ADD CONSTRAINT "practice_hours_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practice_hours" ADD CONSTRAINT "practice_hours_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roleplay_favourites" ADD CONSTRAINT "roleplay_favourites_roleplay" FOREIGN KEY ("organization_id","roleplay_id") REFERENCES "public"."roleplays"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roleplay_favourites" ADD CONSTRAINT "roleplay_favourites_membership" FOREIGN KEY ("organization_id","user_id") REFERENCES "public"."memberships"("organization_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tallies" ADD CONSTRAINT "tallies_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tallies" ADD CONSTRAINT "tallies_group" FOREIGN KEY ("organization_id","group_id") REFERENCES "public"."groups"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tallies" ADD CONSTRAINT "tallies_roleplay" FOREIGN KEY ("organization_id","roleplay_id") REFERENCES "public"."roleplays"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tally_people" ADD CONSTRAINT "tally_people_cell_tallies_cell_fk" FOREIGN KEY ("cell") REFERENCES "public"."tallies"("cell") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "assignment_groups_by_group" ON "assignment_groups" USING btree ("organization_id","group_id");--> statement-breakpoint
CREATE INDEX "assignment_people_by_member" ON "assignment_people" USING btree ("organization_id","user_id");--> statement-breakpoint
CREATE INDEX "assignments_newest_first" ON "assignments" USING btree ("organization_id","created_at","id");--> statement-breakpoint
CREATE INDEX "assignments_by_roleplay" ON "assignments" USING btree ("roleplay_id");--> statement-breakpoint
CREATE INDEX "assignments_by_author" ON "assignments" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "comments_oldest_first" ON "comments" USING btree ("conversation_id","created_at","id");--> statement-breakpoint
CREATE INDEX "comments_by_author" ON "comments" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "looks_by_viewer" ON "looks" USING btree ("viewer_id");--> statement-breakpoint
CREATE INDEX "outcomes_newest_first" ON "outcomes" USING btree ("organization_id","user_id","scenario","started_at");--> statement-breakpoint
CREATE INDEX "outcomes_best_first" ON "outcomes" USING btree ("organization_id","user_id","scenario","score");--> statement-breakpoint
CREATE INDEX "outcomes_by_roleplay" ON "outcomes" USING btree ("roleplay_id");--> statement-breakpoint
CREATE INDEX "practice_hours_by_user" ON "practice_hours" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "roleplay_favourites_by_roleplay" ON "roleplay_favourites" USING btree ("roleplay_id");--> statement-breakpoint
CREATE INDEX "roleplay_favourites_by_member" ON "roleplay_favourites" USING btree ("organization_id","user_id");--> statement-breakpoint
CREATE INDEX "tallies_by_group" ON "tallies" USING btree ("organization_id","group_id");--> statement-breakpoint
CREATE INDEX "tallies_by_roleplay" ON "tallies" USING btree ("organization_id","roleplay_id");--> statement-breakpoint
CREATE INDEX "conversations_by_assignment" ON "conversations" USING btree ("assignment_id","user_id","requested_at") WHERE assignment_id is not null;--> statement-breakpoint
CREATE INDEX "roleplay_versions_by_words" ON "roleplay_versions" USING gin ("words");--> statement-breakpoint
CREATE INDEX "roleplays_by_folder" ON "roleplays" USING btree ("folder_id") WHERE folder_id is not null;--> statement-breakpoint

-- What drizzle cannot say: when the other side goes, only the reference goes, never the organization beside it.
alter table roleplays
  add constraint roleplays_folder
  foreign key (organization_id, folder_id)
  references folders (organization_id, id)
  on delete set null (folder_id);
--> statement-breakpoint
alter table conversations
  add constraint conversations_assignment
  foreign key (organization_id, assignment_id)
  references assignments (organization_id, id)
  on delete set null (assignment_id);
--> statement-breakpoint
alter table outcomes
  add constraint outcomes_roleplay
  foreign key (organization_id, roleplay_id)
  references roleplays (organization_id, id)
  on delete set null (roleplay_id);
--> statement-breakpoint

-- When somebody practised, in the same transaction as the conversation, like the totals: only conversations that both
-- sides joined count.
create function count_practice_hours() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.started_at is not null then
    -- The learner may be on the way out too: then there is no row any more, and none must be made.
    update practice_hours set
      conversations = conversations - 1,
      seconds = seconds - coalesce(extract(epoch from old.ended_at - old.started_at)::integer, 0)
    where organization_id = old.organization_id and user_id = old.user_id
      and hour = date_trunc('hour', old.started_at, 'UTC');
  end if;
  if tg_op <> 'DELETE' and new.started_at is not null then
    insert into practice_hours as t (organization_id, user_id, hour, conversations, seconds)
    values (
      new.organization_id, new.user_id, date_trunc('hour', new.started_at, 'UTC'), 1,
      coalesce(extract(epoch from new.ended_at - new.started_at)::integer, 0))
    on conflict (organization_id, user_id, hour) do update set
      conversations = t.conversations + excluded.conversations, seconds = t.seconds + excluded.seconds;
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger conversations_practice_hours_insert after insert on conversations
  for each row when (new.started_at is not null) execute function count_practice_hours();
--> statement-breakpoint
create trigger conversations_practice_hours_update after update on conversations
  for each row when ((old.started_at, old.ended_at) is distinct from (new.started_at, new.ended_at))
  execute function count_practice_hours();
--> statement-breakpoint
create trigger conversations_practice_hours_delete after delete on conversations
  for each row when (old.started_at is not null) execute function count_practice_hours();
--> statement-breakpoint
insert into practice_hours (organization_id, user_id, hour, conversations, seconds)
select organization_id, user_id, date_trunc('hour', started_at, 'UTC'), count(*),
  coalesce(sum(coalesce(extract(epoch from ended_at - started_at)::integer, 0)), 0)
from conversations where started_at is not null
group by 1, 2, 3;
