import { endpoints } from '@colloquy/contract/endpoints'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../data/api.ts'
import { readUser } from '../../data/credentials.ts'
import { fieldsOf, useProblems } from '../../data/form.ts'
import { fieldProblem } from '../../data/problems.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import styles from './no-organization.module.css'

const NAME_REQUIRED = 'Organization name is required'

/** Who belongs nowhere has two ways to begin. */
export function NoOrganization() {
  const queries = useQueryClient()
  const { problems, show, clear } = useProblems({
    fields: ['name'],
    otherwise: 'The organization could not be created',
  })
  const create = useMutation({
    mutationFn: (name: string) => call(endpoints.createOrganization, { body: { name } }),
    networkMode: 'always',
    onSuccess: () => queries.invalidateQueries(),
    onError: show,
  })
  return (
    <section className={styles.ways} aria-label="How to begin">
      <div className={styles.way}>
        <h2>Start an organization</h2>
        <p className={styles.why}>
          Conversations belong to an organization. Make one, even for yourself alone: you are its
          admin, create conversations and invite others.
        </p>
        <form
          className={styles.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            if (create.isPending) return
            clear()
            const { name } = fieldsOf(event.currentTarget, ['name'])
            if (name.trim() === '') show(fieldProblem('name', NAME_REQUIRED))
            else create.mutate(name)
          }}
        >
          <TextField
            label="Organization name"
            name="name"
            autoComplete="organization"
            maxLength={200}
            required
            error={problems.fields.name}
          />
          {problems.form !== null && <Notice kind="error">{problems.form}</Notice>}
          <div>
            <Button type="submit" busy={create.isPending && 'Creating…'}>
              Create organization
            </Button>
          </div>
        </form>
      </div>
      <div className={styles.way}>
        <h2 className={styles.second}>Or join one</h2>
        <p className={styles.why}>
          Does your team practise here already? Ask an admin for an invitation link
          {readUser() && <> to {readUser()?.email}</>}, and open it while you are signed in.
        </p>
      </div>
    </section>
  )
}
