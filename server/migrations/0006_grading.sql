-- Until now only what was written for the demo had a grade, and it was no grader's. What was graded like that is
-- graded anew, like everything that has ended.
delete from grades;
--> statement-breakpoint
update conversations set state = 'ended', score = null where state = 'graded';
--> statement-breakpoint
CREATE TABLE "disagreements" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"conversation_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"criterion_id" text NOT NULL,
	"turn" integer NOT NULL,
	"words" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" uuid,
	"decision" text,
	"reason" text,
	"score" smallint,
	CONSTRAINT "disagreements_once" UNIQUE("conversation_id","number","criterion_id"),
	CONSTRAINT "disagreement_turn" CHECK ("disagreements"."turn" >= 0),
	CONSTRAINT "disagreement_decision" CHECK ("disagreements"."decision" in ('accepted', 'rejected')),
	CONSTRAINT "disagreement_decided" CHECK (num_nulls("disagreements"."decided_at", "disagreements"."decision", "disagreements"."reason") in (0, 3)),
	CONSTRAINT "disagreement_score" CHECK ("disagreements"."score" between 0 and 5),
	CONSTRAINT "disagreement_accepted_has_score" CHECK (("disagreements"."decision" is not distinct from 'accepted') = ("disagreements"."score" is not null))
);
--> statement-breakpoint
ALTER TABLE "grades" DROP CONSTRAINT "grades_pkey";--> statement-breakpoint
ALTER TABLE "grades" ADD COLUMN "number" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "grades" ADD CONSTRAINT "grades_conversation_id_number_pk" PRIMARY KEY("conversation_id","number");--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "predicted_score" smallint;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "predicted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "parent_id" uuid;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "carried_turns" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "grades" ADD COLUMN "score" smallint;--> statement-breakpoint
ALTER TABLE "grades" ADD COLUMN "rubric" jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "roleplay_versions" ADD COLUMN "rubric" jsonb;--> statement-breakpoint
ALTER TABLE "disagreements" ADD CONSTRAINT "disagreements_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disagreements" ADD CONSTRAINT "disagreements_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disagreements" ADD CONSTRAINT "disagreements_grade" FOREIGN KEY ("conversation_id","number") REFERENCES "public"."grades"("conversation_id","number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "disagreements_by_decider" ON "disagreements" USING btree ("decided_by");--> statement-breakpoint
CREATE INDEX "disagreements_open" ON "disagreements" USING btree ("organization_id","created_at") WHERE decided_at is null;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_parent_id_conversations_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."conversations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "conversations_to_grade" ON "conversations" USING btree ("id") WHERE state in ('ended', 'grading');--> statement-breakpoint
CREATE INDEX "conversations_by_parent" ON "conversations" USING btree ("parent_id") WHERE parent_id is not null;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversation_prediction" CHECK ("conversations"."predicted_score" between 0 and 100);--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversation_predicted" CHECK ("conversations"."predicted_score" is null or "conversations"."predicted_at" is not null);--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversation_carried" CHECK ("conversations"."carried_turns" >= 0);--> statement-breakpoint
ALTER TABLE "grades" ADD CONSTRAINT "grade_number" CHECK ("grades"."number" >= 1);--> statement-breakpoint
ALTER TABLE "grades" ADD CONSTRAINT "grade_score" CHECK ("grades"."score" between 0 and 100);--> statement-breakpoint
ALTER TABLE "roleplay_versions" ADD CONSTRAINT "roleplay_version_rubric" CHECK (jsonb_typeof("roleplay_versions"."rubric") = 'object');--> statement-breakpoint

-- What is written once has grown by a column.
create or replace function refuse_version_change() returns trigger language plpgsql as $$
begin
  if (new.roleplay_id, new.version, new.name, new.description, new.scenario, new.difficulty, new.persona, new.graph, new.voice, new.rubric)
    is distinct from
    (old.roleplay_id, old.version, old.name, old.description, old.scenario, old.difficulty, old.persona, old.graph, old.voice, old.rubric)
  then
    raise exception 'a roleplay version is never changed';
  end if;
  return new;
end $$;
--> statement-breakpoint

-- A grade is written once: another grading of the same talk has a row of its own.
create function refuse_grade_change() returns trigger language plpgsql as $$
begin
  raise exception 'a grade is never changed';
end $$;
--> statement-breakpoint
create trigger grades_frozen before update on grades
  for each row execute function refuse_grade_change();
