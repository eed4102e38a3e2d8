import { endpoints } from '@colloquy/contract/endpoints'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../data/api.ts'
import { wordsOf } from '../../data/explain.ts'
import { accountQuery } from '../../data/queries.ts'
import { Switch } from '../../ui/choice.tsx'
import { Notice } from '../../ui/notice.tsx'

/** For all calls of the organization. In each of them its learner is asked all the same. */
export function RecordingSwitch({ recordsCalls }: { recordsCalls: boolean }) {
  const queries = useQueryClient()
  const change = useMutation({
    mutationFn: (wanted: boolean) =>
      call(endpoints.changeOrganization, { body: { records_calls: wanted } }),
    networkMode: 'always',
    onSuccess: (account) => queries.setQueryData(accountQuery.queryKey, account),
  })
  return (
    <>
      <Switch
        label="Record the sound of calls"
        hint="Only of those who agree, which they are asked before each call. Switched off, nothing more is recorded; what was recorded stays until it is deleted."
        checked={change.isPending ? change.variables : recordsCalls}
        onChange={(event) => {
          if (!change.isPending) change.mutate(event.currentTarget.checked)
        }}
      />
      {change.isError && (
        <Notice kind="error">It could not be changed. {wordsOf(change.error)}</Notice>
      )}
    </>
  )
}
