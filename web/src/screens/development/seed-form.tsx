import { endpoints } from '@colloquy/contract/endpoints'
import { messages } from '@colloquy/contract/messages'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { FormProvider, useForm, useWatch } from 'react-hook-form'
import { call } from '../../data/api.ts'
import { explain } from '../../data/explain.ts'
import { useIdempotencyKey } from '../../data/idempotency-key.ts'
import { organizationsQuery, type Seeded } from '../../data/organizations.ts'
import { Button } from '../../ui/button.tsx'
import { TextArea, TextField } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Surface } from '../../ui/surface.tsx'
import { LegacyCounts } from './legacy-counts.tsx'
import { SeedAnswer } from './seed-answer.tsx'
import styles from './seed-form.module.css'
import { SeedGroups } from './seed-groups.tsx'
import {
  bodyOf,
  countAccounts,
  emptySeed,
  nameProblem,
  type SeedValues,
  seedProblem,
} from './seed-values.ts'

type SeedingState = { phase: 'filling-in' | 'seeding' } | { phase: 'refused'; words: string }

type SeedFormProps = {
  /** What was made last, for as long as it exists. */
  seeded: Seeded | null
  onSeeded: (answer: Seeded) => void
}

/** Makes an organization with groups and accounts. */
export function SeedForm({ seeded, onSeeded }: SeedFormProps) {
  const form = useForm<SeedValues>({ defaultValues: emptySeed() })
  const [state, setState] = useState<SeedingState>({ phase: 'filling-in' })
  const isTaken = useRef(false)
  const { keyFor, renew } = useIdempotencyKey()
  const queries = useQueryClient()
  const { control, register, formState } = form
  const values = useWatch({ control, compute: (all: SeedValues) => all })

  const seed = async (sent: SeedValues) => {
    const problem = seedProblem(sent)
    if (problem !== undefined) return setState({ phase: 'refused', words: problem })
    if (isTaken.current) return
    isTaken.current = true
    setState({ phase: 'seeding' })
    const body = bodyOf(sent)
    try {
      const answer = await call(endpoints.seedOrganization, {
        body,
        idempotencyKey: keyFor(body),
      })
      renew()
      form.reset(emptySeed())
      setState({ phase: 'filling-in' })
      onSeeded(answer)
      void queries.invalidateQueries({ queryKey: organizationsQuery.queryKey })
    } catch (failure) {
      setState({ phase: 'refused', words: explain(messages.seed, failure) })
    } finally {
      isTaken.current = false
    }
  }
  return (
    <Surface label="Seed Organization">
      <FormProvider {...form}>
        <form
          className={styles.form}
          noValidate
          onSubmit={(event) => {
            void form.handleSubmit(seed)(event)
          }}
        >
          <TextField
            label="Organization name"
            required
            autoComplete="off"
            maxLength={200}
            error={formState.errors.name?.message}
            {...register('name', { validate: nameProblem })}
          />
          <TextArea
            label="Description (optional)"
            rows={2}
            maxLength={2000}
            {...register('description')}
          />
          <fieldset className={styles.modes}>
            <legend className={styles.legend}>Accounts</legend>
            <label className={styles.mode}>
              <input type="radio" value="groups" {...register('mode')} />
              In groups
            </label>
            <label className={styles.mode}>
              <input type="radio" value="legacy" {...register('mode')} />
              Without groups (legacy)
            </label>
          </fieldset>
          {values.mode === 'groups' ? <SeedGroups /> : <LegacyCounts />}
          {state.phase === 'refused' && <Notice kind="error">{state.words}</Notice>}
          <div className={styles.submit}>
            <Button type="submit" busy={state.phase === 'seeding' && 'Seeding…'}>
              Seed Organization
            </Button>
            <span className={styles.count}>{accountsInWords(countAccounts(values))}</span>
          </div>
        </form>
      </FormProvider>
      {seeded !== null && state.phase === 'filling-in' && <SeedAnswer answer={seeded} />}
    </Surface>
  )
}

const accountsInWords = (count: number): string =>
  count === 1 ? 'Makes 1 account' : `Makes ${count} accounts`
