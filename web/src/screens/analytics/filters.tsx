import { MONTHS_BACK } from '@colloquy/domain/analytics'
import { USE_CASE_IDS, USE_CASES } from '@colloquy/domain/use-cases'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { type AnalyticsData, type AnalyticsWish, addressOf } from '../../data/analytics.ts'
import { allGroupsQuery } from '../../data/groups.ts'
import { SelectField } from '../../ui/field.tsx'
import styles from './filters.module.css'

type FiltersProps = { wish: AnalyticsWish; found: AnalyticsData | undefined }

/** They stand in the address: the way back leads to what was looked at before. */
export function Filters({ wish, found }: FiltersProps) {
  const navigate = useNavigate()
  const groups = useQuery(allGroupsQuery).data ?? []
  const choose = (change: Partial<AnalyticsWish>) =>
    void navigate(addressOf({ ...wish, ...change }), { preventScrollReset: true })
  return (
    <form
      className={styles.filters}
      aria-label="What is shown"
      onSubmit={(event) => event.preventDefault()}
    >
      <SelectField
        label="Group"
        value={wish.group}
        onChange={({ target }) => choose({ group: target.value })}
      >
        <option value="">Everybody</option>
        <Named chosen={wish.group} all={groups} />
      </SelectField>
      <SelectField
        label="Use case"
        value={wish.scenario}
        onChange={({ target }) =>
          choose({
            scenario: USE_CASE_IDS.find((id) => id === target.value) ?? '',
            roleplay: '',
          })
        }
      >
        <option value="">All use cases</option>
        {USE_CASE_IDS.map((id) => (
          <option key={id} value={id}>
            {USE_CASES[id]}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="Roleplay"
        value={wish.roleplay}
        onChange={({ target }) => choose({ roleplay: target.value })}
      >
        <option value="">All roleplays</option>
        <Named chosen={wish.roleplay} all={found?.roleplays ?? []} />
      </SelectField>
      <SelectField
        label="Months"
        value={wish.months}
        onChange={({ target }) =>
          choose({ months: MONTHS_BACK.find((count) => count === target.value) ?? wish.months })
        }
      >
        {MONTHS_BACK.map((count) => (
          <option key={count} value={count}>
            The last {count}
          </option>
        ))}
      </SelectField>
    </form>
  )
}

/** Also the one that is chosen, where it is not among them. */
function Named({ chosen, all }: { chosen: string; all: { id: string; name: string }[] }) {
  const isKnown = chosen === '' || all.some(({ id }) => id === chosen)
  return (
    <>
      {!isKnown && <option value={chosen}>The one chosen</option>}
      {all.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </>
  )
}
