CREATE TABLE "files_to_delete" (
	"file" uuid PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recordings" (
	"conversation_id" uuid PRIMARY KEY NOT NULL,
	"file" uuid DEFAULT gen_random_uuid() NOT NULL,
	"bytes" bigint DEFAULT 0 NOT NULL,
	"pages" integer DEFAULT 0 NOT NULL,
	"samples" bigint DEFAULT 0 NOT NULL,
	"parts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "recordings_file" UNIQUE("file"),
	CONSTRAINT "recording_size" CHECK ("recordings"."bytes" >= 0 and "recordings"."pages" >= 0 and "recordings"."samples" >= 0),
	CONSTRAINT "recording_parts" CHECK (jsonb_typeof("recordings"."parts") = 'array')
);
--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "records_calls" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "recordings" ADD CONSTRAINT "recordings_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint

-- Whatever takes a recording away, a learner, a deleted account or organization, its file goes too: whoever keeps
-- house finds it here.
create function note_file_to_delete() returns trigger language plpgsql as $$
begin
  insert into files_to_delete (file) values (old.file) on conflict do nothing;
  return null;
end $$;
--> statement-breakpoint
create trigger recordings_note_file after delete on recordings
  for each row execute function note_file_to_delete();
