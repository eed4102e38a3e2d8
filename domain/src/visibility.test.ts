import { describe, expect, it } from 'vitest'
import { canSee } from './visibility.ts'

const roleplay = { organizationId: 'acme', isPublic: false, groupIds: ['sales'] }
const viewer = { organizationId: 'acme', role: 'member', groupIds: [] as string[] }

describe('a private roleplay', () => {
  it('is hidden from members outside its groups', () => {
    expect(canSee({ ...viewer, groupIds: ['support'] }, roleplay)).toBe(false)
  })
  it('is hidden from everybody but admins when it has no groups', () => {
    expect(canSee({ ...viewer, groupIds: ['sales'] }, { ...roleplay, groupIds: [] })).toBe(false)
  })
  it('is seen by the members of its groups', () => {
    expect(canSee({ ...viewer, groupIds: ['support', 'sales'] }, roleplay)).toBe(true)
  })
  it('is seen by admins, however their role is written', () => {
    expect(canSee({ ...viewer, role: 'ADMIN' }, roleplay)).toBe(true)
  })
})

describe('a public roleplay', () => {
  it('is hidden from every other organization, admins included', () => {
    const stranger = { organizationId: 'other', role: 'admin', groupIds: ['sales'] }
    expect(canSee(stranger, { ...roleplay, isPublic: true })).toBe(false)
  })
  it('is seen by every member', () => {
    expect(canSee(viewer, { ...roleplay, isPublic: true })).toBe(true)
  })
})
