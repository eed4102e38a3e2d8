import { USE_CASES, type UseCase } from '@colloquy/domain/use-cases'
import type { AnalyticsData } from '../../data/analytics.ts'
import styles from './heat-map.module.css'
import { Part } from './part.tsx'

type HeatMapProps = { map: AnalyticsData['heat_map']; scenario: UseCase | null }

/** A number in each cell, with a colour for the eye. */
export function HeatMap({ map: { of, criteria, rows }, scenario }: HeatMapProps) {
  if (scenario === null || rows.length === 0) return null
  const first = of === 'groups' ? 'Group' : 'Roleplay'
  return (
    <Part
      label="Which criteria need practice"
      about={`${USE_CASES[scenario]}: from 0 to 5 on average. A cell is empty where too few people were scored.`}
      table={{
        file: 'criteria',
        rows: [
          [first, ...criteria.flatMap(({ name }) => [name, `${name}, talks`])],
          ...rows.map(({ name, cells }) => [
            name,
            ...cells.flatMap((cell) =>
              cell === null ? ['', ''] : [`${cell.score}`, `${cell.attempts}`],
            ),
          ]),
        ],
      }}
    >
      {/* It may be wider than the screen, so the keyboard has to reach it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className={styles.frame} aria-label={`Criteria by ${of}`} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col" className={styles.corner}>
                {first}
              </th>
              {criteria.map(({ id, name }) => (
                <th key={id} scope="col" className={styles.criterion}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, name, cells }) => (
              <tr key={id}>
                <th scope="row" className={styles.row}>
                  {name}
                </th>
                {cells.map((cell, column) => (
                  <td
                    key={criteria[column]?.id}
                    className={styles.cell}
                    data-step={cell === null ? undefined : Math.round(cell.score)}
                  >
                    {cell === null ? (
                      <span className={styles.none}>–</span>
                    ) : (
                      <>
                        <span className={styles.score}>{cell.score.toFixed(1)}</span>{' '}
                        <span className={styles.talks}>
                          {cell.attempts} {cell.attempts === 1 ? 'talk' : 'talks'}
                        </span>
                      </>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Part>
  )
}
