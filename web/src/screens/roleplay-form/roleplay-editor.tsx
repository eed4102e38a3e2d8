import { useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { dropDraft, readDraft } from '../../data/drafts.ts'
import { LeaveGuard } from '../../frame/leave-guard.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Actions } from './actions.tsx'
import { AnswersPart } from './answers/answers-part.tsx'
import { type FormValues, isFormValues } from './form-values.ts'
import { Outcome } from './outcome.tsx'
import { Overview } from './overview.tsx'
import { PersonaPage } from './persona-page.tsx'
import styles from './roleplay-editor.module.css'
import { RubricPart } from './rubric/rubric-part.tsx'
import { Sharing } from './sharing.tsx'
import { useDraft } from './use-draft.ts'
import { useSaving } from './use-saving.ts'

type RoleplayEditorProps = {
  /** Under which name the draft is kept. */
  draftName: string
  /** The one that is edited; without, a new one is made. */
  roleplayId?: string
  initial: FormValues
}

export function RoleplayEditor({ draftName, roleplayId, initial }: RoleplayEditorProps) {
  const [draft] = useState(() => readFormDraft(draftName))
  const form = useForm<FormValues>({ defaultValues: initial })
  const { isRestored, startOver } = useDraft(form, { name: draftName, initial, draft })
  const beginAgain = (newer?: FormValues) => {
    startOver(newer)
    form.setFocus('name')
  }
  const saving = useSaving({
    roleplayId,
    onDone: () => dropDraft(draftName),
    onNewer: beginAgain,
  })
  const isDone = saving.state.phase === 'saved' || saving.state.phase === 'deleted'
  const submit = form.handleSubmit(saving.save)

  return (
    <FormProvider {...form}>
      <LeaveGuard isOn={form.formState.isDirty && !isDone} onLeave={() => dropDraft(draftName)} />
      <form
        className={styles.editor}
        noValidate
        onSubmit={(event) => {
          void submit(event)
        }}
      >
        <div className={styles.main} inert={isDone}>
          {isRestored && !isDone && (
            <Notice kind="info">
              <div className={styles.restored}>
                <span>What you had typed here is back. It is not saved yet.</span>
                <Button look="plain" onClick={() => beginAgain()}>
                  {roleplayId === undefined
                    ? 'Drop it and start over'
                    : 'Drop it and show what is saved'}
                </Button>
              </div>
            </Notice>
          )}
          <Overview />
          <PersonaPage />
          <AnswersPart />
          <RubricPart />
        </div>
        <div className={styles.side}>
          <div className={styles.sharing} inert={isDone}>
            <Sharing />
          </div>
          <Outcome
            state={saving.state}
            isNew={roleplayId === undefined}
            onLoadNewer={() => roleplayId !== undefined && void saving.loadNewer(roleplayId)}
            onSaveAnyway={() =>
              void form.handleSubmit((values) => saving.save({ ...values, updatedAt: '' }))()
            }
          />
          {!isDone && (
            <Actions
              state={saving.state}
              roleplayId={roleplayId}
              onDelete={(id) => void saving.remove(id)}
            />
          )}
        </div>
      </form>
    </FormProvider>
  )
}

function readFormDraft(name: string): FormValues | null {
  const draft = readDraft(name)
  return isFormValues(draft) ? draft : null
}
