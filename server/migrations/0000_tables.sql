CREATE TABLE "attempts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "attempts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key" "bytea" NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "conversations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"roleplay_id" uuid,
	"roleplay_version" integer,
	"name" text NOT NULL,
	"state" text DEFAULT 'requested' NOT NULL,
	"reason" text,
	"seed" integer NOT NULL,
	"requested_at" timestamp with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"submitted_at" timestamp with time zone,
	"score" smallint,
	CONSTRAINT "conversation_state" CHECK ("conversations"."state" in ('requested', 'live', 'ended', 'grading', 'graded', 'ungraded')),
	CONSTRAINT "conversation_reason" CHECK ("conversations"."reason" in ('too-short', 'never-joined', 'grading-failed')),
	CONSTRAINT "conversation_ungraded_has_reason" CHECK (("conversations"."state" = 'ungraded') = ("conversations"."reason" is not null)),
	CONSTRAINT "conversation_graded_has_score" CHECK (("conversations"."state" <> 'graded') or ("conversations"."score" is not null)),
	CONSTRAINT "conversation_ungraded_has_no_score" CHECK (("conversations"."state" <> 'ungraded') or ("conversations"."score" is null)),
	CONSTRAINT "conversation_score" CHECK ("conversations"."score" between 0 and 100),
	CONSTRAINT "conversation_started" CHECK ("conversations"."started_at" is not null or "conversations"."state" = 'requested' or "conversations"."reason" = 'never-joined'),
	CONSTRAINT "conversation_ended" CHECK (("conversations"."ended_at" is null) = ("conversations"."state" in ('requested', 'live'))),
	CONSTRAINT "conversation_in_order" CHECK ("conversations"."ended_at" >= "conversations"."started_at")
);
--> statement-breakpoint
CREATE TABLE "grades" (
	"conversation_id" uuid PRIMARY KEY NOT NULL,
	"report" jsonb NOT NULL,
	"is_sample" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "group_members" (
	"organization_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	CONSTRAINT "group_members_group_id_user_id_pk" PRIMARY KEY("group_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "groups" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "groups_within_organization" UNIQUE("organization_id","id")
);
--> statement-breakpoint
CREATE TABLE "invitation_groups" (
	"organization_id" uuid NOT NULL,
	"invitation_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	CONSTRAINT "invitation_groups_invitation_id_group_id_pk" PRIMARY KEY("invitation_id","group_id")
);
--> statement-breakpoint
CREATE TABLE "invitations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"email" text,
	"role" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "invitations_token" UNIQUE("token_hash"),
	CONSTRAINT "invitations_within_organization" UNIQUE("organization_id","id"),
	CONSTRAINT "invitation_role" CHECK (lower("invitations"."role") in ('admin', 'member'))
);
--> statement-breakpoint
CREATE TABLE "known_places" (
	"user_id" uuid NOT NULL,
	"place" "bytea" NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "known_places_user_id_place_pk" PRIMARY KEY("user_id","place")
);
--> statement-breakpoint
CREATE TABLE "memberships" (
	"organization_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "memberships_organization_id_user_id_pk" PRIMARY KEY("organization_id","user_id"),
	CONSTRAINT "membership_role" CHECK (lower("memberships"."role") in ('admin', 'member'))
);
--> statement-breakpoint
CREATE TABLE "organizations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "organization_name_not_blank" CHECK ("organizations"."name" ~ '\S')
);
--> statement-breakpoint
CREATE TABLE "password_links" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "practice_totals" (
	"organization_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"conversations" integer DEFAULT 0 NOT NULL,
	"seconds" bigint DEFAULT 0 NOT NULL,
	"graded" integer DEFAULT 0 NOT NULL,
	"score_sum" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "practice_totals_organization_id_user_id_pk" PRIMARY KEY("organization_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "remembered_answers" (
	"key" "bytea" PRIMARY KEY NOT NULL,
	"fingerprint" "bytea" NOT NULL,
	"status" smallint,
	"sealed" "bytea",
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "roleplay_groups" (
	"organization_id" uuid NOT NULL,
	"roleplay_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	CONSTRAINT "roleplay_groups_roleplay_id_group_id_pk" PRIMARY KEY("roleplay_id","group_id")
);
--> statement-breakpoint
CREATE TABLE "roleplay_versions" (
	"organization_id" uuid NOT NULL,
	"roleplay_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"scenario" text NOT NULL,
	"persona" jsonb NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "roleplay_versions_roleplay_id_version_pk" PRIMARY KEY("roleplay_id","version"),
	CONSTRAINT "roleplay_versions_within_organization" UNIQUE("organization_id","roleplay_id","version")
);
--> statement-breakpoint
CREATE TABLE "roleplays" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"scenario" text NOT NULL,
	"is_public" boolean NOT NULL,
	"deleted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "roleplays_within_organization" UNIQUE("organization_id","id")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"device" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sessions_token" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "turns" (
	"conversation_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"speaker" text NOT NULL,
	"text" text NOT NULL,
	"started_at_ms" integer NOT NULL,
	"ended_at_ms" integer NOT NULL,
	"typed" boolean DEFAULT false NOT NULL,
	"interrupted" boolean DEFAULT false NOT NULL,
	"confidence" real,
	CONSTRAINT "turns_conversation_id_seq_pk" PRIMARY KEY("conversation_id","seq"),
	CONSTRAINT "turn_speaker" CHECK ("turns"."speaker" in ('trainee', 'persona')),
	CONSTRAINT "turn_in_order" CHECK ("turns"."seq" >= 0 and "turns"."started_at_ms" >= 0 and "turns"."ended_at_ms" >= "turns"."started_at_ms"),
	CONSTRAINT "turn_confidence" CHECK ("turns"."confidence" between 0 and 1)
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"password_hash" text,
	"is_developer" boolean DEFAULT false NOT NULL,
	"disabled_at" timestamp with time zone,
	"active_organization_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_email" UNIQUE("email"),
	CONSTRAINT "email_in_lower_case" CHECK ("users"."email" = lower("users"."email"))
);
--> statement-breakpoint
CREATE TABLE "waitlist_entries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"name" text,
	"interests" text[] NOT NULL,
	"other_details" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "waitlist_entries_email" UNIQUE("email")
);
--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grades" ADD CONSTRAINT "grades_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_members" ADD CONSTRAINT "group_members_group" FOREIGN KEY ("organization_id","group_id") REFERENCES "public"."groups"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_members" ADD CONSTRAINT "group_members_membership" FOREIGN KEY ("organization_id","user_id") REFERENCES "public"."memberships"("organization_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "groups" ADD CONSTRAINT "groups_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation_groups" ADD CONSTRAINT "invitation_groups_invitation" FOREIGN KEY ("organization_id","invitation_id") REFERENCES "public"."invitations"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation_groups" ADD CONSTRAINT "invitation_groups_group" FOREIGN KEY ("organization_id","group_id") REFERENCES "public"."groups"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_places" ADD CONSTRAINT "known_places_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_links" ADD CONSTRAINT "password_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practice_totals" ADD CONSTRAINT "practice_totals_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practice_totals" ADD CONSTRAINT "practice_totals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roleplay_groups" ADD CONSTRAINT "roleplay_groups_roleplay" FOREIGN KEY ("organization_id","roleplay_id") REFERENCES "public"."roleplays"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roleplay_groups" ADD CONSTRAINT "roleplay_groups_group" FOREIGN KEY ("organization_id","group_id") REFERENCES "public"."groups"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roleplay_versions" ADD CONSTRAINT "roleplay_versions_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roleplay_versions" ADD CONSTRAINT "roleplay_versions_roleplay" FOREIGN KEY ("organization_id","roleplay_id") REFERENCES "public"."roleplays"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roleplays" ADD CONSTRAINT "roleplays_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "turns" ADD CONSTRAINT "turns_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_active_organization_id_organizations_id_fk" FOREIGN KEY ("active_organization_id") REFERENCES "public"."organizations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attempts_by_key" ON "attempts" USING btree ("key","at");--> statement-breakpoint
CREATE INDEX "attempts_by_time" ON "attempts" USING btree ("at");--> statement-breakpoint
CREATE INDEX "conversations_newest_first" ON "conversations" USING btree ("organization_id","user_id","started_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"name","score","state") WHERE started_at is not null;--> statement-breakpoint
CREATE INDEX "conversations_open" ON "conversations" USING btree ("organization_id","user_id","requested_at") WHERE state in ('requested', 'live');--> statement-breakpoint
CREATE INDEX "conversations_waiting" ON "conversations" USING btree ("requested_at") WHERE state = 'requested';--> statement-breakpoint
CREATE INDEX "conversations_never_joined" ON "conversations" USING btree ("requested_at") WHERE reason = 'never-joined';--> statement-breakpoint
CREATE INDEX "conversations_by_user" ON "conversations" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "conversations_by_roleplay" ON "conversations" USING btree ("roleplay_id","roleplay_version");--> statement-breakpoint
CREATE INDEX "group_members_by_user" ON "group_members" USING btree ("organization_id","user_id");--> statement-breakpoint
CREATE INDEX "groups_by_name" ON "groups" USING btree ("organization_id","name","id");--> statement-breakpoint
CREATE INDEX "invitation_groups_by_group" ON "invitation_groups" USING btree ("organization_id","group_id");--> statement-breakpoint
CREATE INDEX "invitations_newest_first" ON "invitations" USING btree ("organization_id","created_at","id");--> statement-breakpoint
CREATE INDEX "known_places_by_time" ON "known_places" USING btree ("last_seen_at");--> statement-breakpoint
CREATE INDEX "memberships_oldest_first" ON "memberships" USING btree ("organization_id","created_at","user_id");--> statement-breakpoint
CREATE INDEX "memberships_by_user" ON "memberships" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "organizations_oldest_first" ON "organizations" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "password_links_by_user" ON "password_links" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "password_links_by_expiry" ON "password_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "practice_totals_by_user" ON "practice_totals" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "remembered_answers_by_time" ON "remembered_answers" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "roleplay_groups_by_group" ON "roleplay_groups" USING btree ("organization_id","group_id");--> statement-breakpoint
CREATE INDEX "roleplay_versions_by_author" ON "roleplay_versions" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "roleplays_by_name" ON "roleplays" USING btree ("organization_id","name","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "sessions_newest_first" ON "sessions" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "sessions_by_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "users_by_active_organization" ON "users" USING btree ("active_organization_id");