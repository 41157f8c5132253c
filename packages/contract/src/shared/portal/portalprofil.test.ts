import { expect, test } from 'vitest'
import { PORTALPROFILE, profilAn, profilFuer, type Portalprofil } from './portalprofil.ts'

const [ERSTES, KLIMABILANZ] = PORTALPROFILE
/** A portal that nobody has built: a row. */
const PROBE: Portalprofil = { ...ERSTES, basis: '/probeportal', name: 'Probeportal' }
const MIT_PROBE = [...PORTALPROFILE, PROBE] as const

test.each([
  ['/', ERSTES],
  ['/dashboard', ERSTES],
  ['/zuschussklimabilanz', KLIMABILANZ],
  ['/zuschussklimabilanz/', KLIMABILANZ],
  ['/zuschussklimabilanz/zuwendung/uebersicht', KLIMABILANZ],
  ['/zuschussklimabilanzen', ERSTES],
  ['/zuwendung/zuschussklimabilanz', ERSTES],
  ['/probeportal/start', PROBE],
])('[R1-06] %s belongs to the portal of its beginning', (pathname, profil) => {
  expect(profilAn(pathname, MIT_PROBE)).toBe(profil)
})

test('[R1-06] the cases of a product group are in the first portal that shows them', () => {
  expect(profilFuer('standard', MIT_PROBE)).toBe(ERSTES)
  expect(profilFuer('ZUKLB', MIT_PROBE)).toBe(KLIMABILANZ)
})

test('[R1-06] no two portals share addresses', () => {
  const anfaenge = PORTALPROFILE.map(({ basis }) => basis)
  expect(new Set(anfaenge).size).toBe(anfaenge.length)
  expect(anfaenge.filter((a) => anfaenge.some((b) => a !== b && b !== '' && a.startsWith(`${b}/`)))).toEqual(
    [],
  )
})
