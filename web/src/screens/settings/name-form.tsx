import { endpoints } from '@colloquy/contract/endpoints'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../data/api.ts'
import { renameStoredUser } from '../../data/credentials.ts'
import { fieldsOf, useProblems } from '../../data/form.ts'
import { fieldProblem } from '../../data/problems.ts'
import { accountQuery, dashboardQuery } from '../../data/queries.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import styles from './settings.module.css'

export function NameForm({ name }: { name: string }) {
  const queries = useQueryClient()
  const { problems, show, clear } = useProblems({
    fields: ['name'],
    otherwise: 'Your name could not be changed',
  })
  const change = useMutation({
    mutationFn: (wanted: string) => call(endpoints.changeAccount, { body: { name: wanted } }),
    networkMode: 'always',
    onMutate: clear,
    onSuccess: (account) => {
      queries.setQueryData(accountQuery.queryKey, account)
      renameStoredUser(account.name)
      void queries.invalidateQueries({ queryKey: dashboardQuery.queryKey })
    },
    onError: show,
  })
  return (
    <form
      className={styles.stack}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (change.isPending) return
        const wanted = fieldsOf(event.currentTarget, ['name']).name.trim()
        change.reset()
        if (wanted === '') show(fieldProblem('name', 'Name is required'))
        else change.mutate(wanted)
      }}
    >
      <TextField
        label="Name"
        name="name"
        autoComplete="name"
        maxLength={200}
        required
        defaultValue={name}
        hint="How others in your organization see you."
        error={problems.fields.name}
      />
      {problems.form !== null && <Notice kind="error">{problems.form}</Notice>}
      {change.isSuccess && <Notice kind="success">Your name is changed.</Notice>}
      <div>
        <Button type="submit" look="quiet" busy={change.isPending && 'Saving…'}>
          Save name
        </Button>
      </div>
    </form>
  )
}
