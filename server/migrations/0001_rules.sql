-- What drizzle cannot say.

-- A conversation remembers the version it used, of a roleplay of its own organization. When that is
-- deleted for good, only the reference goes.
alter table conversations
  add constraint conversations_roleplay_version
  foreign key (organization_id, roleplay_id, roleplay_version)
  references roleplay_versions (organization_id, roleplay_id, version)
  on delete set null (roleplay_id, roleplay_version);
--> statement-breakpoint

-- A version is written once. The author's reference may go with the author, nothing else changes.
create function refuse_version_change() returns trigger language plpgsql as $$
begin
  if (new.roleplay_id, new.version, new.name, new.description, new.scenario, new.persona)
    is distinct from
    (old.roleplay_id, old.version, old.name, old.description, old.scenario, old.persona)
  then
    raise exception 'a roleplay version is never changed';
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger roleplay_versions_frozen before update on roleplay_versions
  for each row execute function refuse_version_change();
--> statement-breakpoint

-- Totals per learner, changed in the same transaction as the conversation, whoever changes it. Only
-- conversations that both sides joined count.
create function count_practice() returns trigger language plpgsql as $$
declare
  organization uuid := coalesce(new.organization_id, old.organization_id);
  learner uuid := coalesce(new.user_id, old.user_id);
  d_conversations integer := 0;
  d_seconds bigint := 0;
  d_graded integer := 0;
  d_score bigint := 0;
begin
  if tg_op = 'UPDATE' and (new.organization_id, new.user_id) is distinct from (old.organization_id, old.user_id) then
    raise exception 'a conversation keeps its learner and its organization';
  end if;
  if tg_op <> 'DELETE' and new.started_at is not null then
    d_conversations := 1;
    d_seconds := coalesce(extract(epoch from new.ended_at - new.started_at)::bigint, 0);
    d_graded := (new.score is not null)::integer;
    d_score := coalesce(new.score, 0);
  end if;
  if tg_op <> 'INSERT' and old.started_at is not null then
    d_conversations := d_conversations - 1;
    d_seconds := d_seconds - coalesce(extract(epoch from old.ended_at - old.started_at)::bigint, 0);
    d_graded := d_graded - (old.score is not null)::integer;
    d_score := d_score - coalesce(old.score, 0);
  end if;
  if (d_conversations, d_seconds, d_graded, d_score) = (0, 0, 0, 0) then
    return null;
  end if;
  if tg_op = 'DELETE' then
    -- The learner may be on the way out too: then there is no row any more, and none must be made.
    update practice_totals set
      conversations = conversations + d_conversations, seconds = seconds + d_seconds,
      graded = graded + d_graded, score_sum = score_sum + d_score
    where organization_id = organization and user_id = learner;
  else
    insert into practice_totals as t (organization_id, user_id, conversations, seconds, graded, score_sum)
    values (organization, learner, d_conversations, d_seconds, d_graded, d_score)
    on conflict (organization_id, user_id) do update set
      conversations = t.conversations + excluded.conversations, seconds = t.seconds + excluded.seconds,
      graded = t.graded + excluded.graded, score_sum = t.score_sum + excluded.score_sum;
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger conversations_count after insert or update or delete on conversations
  for each row execute function count_practice();
