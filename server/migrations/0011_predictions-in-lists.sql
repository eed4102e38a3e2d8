DROP INDEX "conversations_newest_first";--> statement-breakpoint
CREATE INDEX "conversations_newest_first" ON "conversations" USING btree ("organization_id","user_id","started_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"name","score","state","predicted_at") WHERE started_at is not null;--> statement-breakpoint
-- The talks that come with the demo are nobody's to predict: from now on they are planted like this.
update conversations set predicted_at = ended_at
where state = 'graded' and predicted_at is null
  and exists (select from grades where grades.conversation_id = conversations.id and grades.is_sample);
