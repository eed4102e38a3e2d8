import { refusals } from '@colloquy/contract/messages'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { organizationsQuery, type Seeded } from '../../data/organizations.ts'
import { dashboardQuery } from '../../data/queries.ts'
import { Screen } from '../../frame/screen.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Surface } from '../../ui/surface.tsx'
import styles from './development.module.css'
import { Organizations } from './organizations.tsx'
import { SeedForm } from './seed-form.tsx'

/** Tools for those who build Colloquy: organizations of everybody. */
export function Development() {
  const dashboard = useQuery(dashboardQuery)
  return (
    <Screen title="Development">
      {!dashboard.isFetched ? (
        <ToolsSkeleton />
      ) : dashboard.data?.can.develop === false ? (
        <Empty title={refusals.onlyDevelopers}>
          These tools reach every organization, so they are kept to the people who build Colloquy.
        </Empty>
      ) : (
        <Tools />
      )}
    </Screen>
  )
}

function Tools() {
  const [selectedId, select] = useState<string | null>(null)
  const [seeded, setSeeded] = useState<Seeded | null>(null)
  const organizations = useInfiniteQuery(organizationsQuery)
  // Comes whole, and what was typed stays when something is looked up again.
  if (!organizations.isFetched) return <ToolsSkeleton />
  return (
    <div className={styles.columns}>
      <Organizations
        selectedId={selectedId}
        onSelect={select}
        onDeleted={(id) => {
          select(null)
          // The accounts in its file are gone with it.
          setSeeded((last) => (last?.organization.id === id ? null : last))
        }}
      />
      <SeedForm
        seeded={seeded}
        onSeeded={(answer) => {
          setSeeded(answer)
          select(answer.organization.id)
        }}
      />
    </div>
  )
}

function ToolsSkeleton() {
  return (
    <div className={styles.columns}>
      <Surface label="Organizations">
        <Skeleton label="Loading the organizations" lines={8} />
      </Surface>
      <Surface label="Seed Organization">
        <Skeleton label="Loading the form" lines={8} />
      </Surface>
    </div>
  )
}
