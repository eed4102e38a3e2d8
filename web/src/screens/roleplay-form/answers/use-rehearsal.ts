import { endpoints } from '@colloquy/contract/endpoints'
import type { Sent } from '@colloquy/contract/endpoint'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { call } from '../../../data/api.ts'
import { type FormValues, schemaDataOf } from '../form-values.ts'
import { soundOf } from './problems.ts'

type Body = Sent<typeof endpoints.rehearseRoleplay>['body']

/** A pause in typing: each question costs the server a turn of a talk. */
const SETTLED_AFTER_MS = 600

/** What the persona would answer to these as the form stands now, saved or not. What changes in it is asked again. */
export function useRehearsal(questions: readonly string[]) {
  const written = useSettled(useWritten())
  return useQuery({
    queryKey: ['rehearsal', written, questions],
    queryFn: async ({ signal }) => {
      const body: Body = {
        ...(JSON.parse(written) as Omit<Body, 'questions'>),
        questions: [...questions],
      }
      return (await call(endpoints.rehearseRoleplay, { body, signal })).answers
    },
    enabled: questions.length > 0,
    // What stood there before stays readable until the newer answer is there.
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
}

/** As text, since that is the same as long as nothing has changed. */
function useWritten(): string {
  const values = useWatch<FormValues>() as FormValues
  const { persona, scenario, difficulty, graph } = schemaDataOf({
    ...values,
    answers: soundOf(values.answers),
  })
  return JSON.stringify({ persona, scenario, difficulty, graph })
}

function useSettled(value: string): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), SETTLED_AFTER_MS)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
