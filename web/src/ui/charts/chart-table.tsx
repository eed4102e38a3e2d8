import { type ReactNode, useState } from 'react'
import styles from './chart-table.module.css'

type ChartTableProps = {
  caption: string
  head: string[]
  rows: { id: string; cells: ReactNode[] }[]
}

/** The numbers of a chart, for whoever would rather read: always there for a screen reader, on demand for everybody. */
export function ChartTable({ caption, head, rows }: ChartTableProps) {
  const [isShown, setShown] = useState(false)
  return (
    <div className={styles.numbers}>
      <button type="button" className={styles.toggle} onClick={() => setShown(!isShown)}>
        {isShown ? 'Hide the table' : 'Show as a table'}
        <span className="visually-hidden">: {caption}</span>
      </button>
      <div className={isShown ? styles.table : 'visually-hidden'}>
        <table>
          <caption className="visually-hidden">{caption}</caption>
          <thead>
            <tr>
              {head.map((words) => (
                <th key={words} scope="col">
                  {words}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, cells }) => (
              <tr key={id}>
                {cells.map((cell, column) =>
                  column === 0 ? (
                    <th key={head[column]} scope="row">
                      {cell}
                    </th>
                  ) : (
                    <td key={head[column]}>{cell}</td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}
