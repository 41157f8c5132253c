import { Menue, type Menueeintrag } from '@foerderportal/ui/Menue.tsx'
import { applyTheme, beiThemenwechsel, readTheme, type Theme } from '@foerderportal/ui/stil/thema'
import { useDarf, useUmgebung } from '@foerderportal/shell/umgebung'
import { useLocation } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import { pfade } from '../paths.ts'
import { tastenliste } from '../shared/tasten/tastenliste.ts'
import { inhaltOeffnen } from '@foerderportal/shell/inhalte/oeffnen'

const THEMEN: readonly (readonly [Theme, string])[] = [
  ['light', 'Hell'],
  ['dark', 'Dunkel'],
  ['contrast', 'Kontrast'],
]

const useThemen = (): Menueeintrag[] => {
  const jetzt = useSyncExternalStore(beiThemenwechsel, readTheme)
  return THEMEN.map(([theme, text]) => ({
    text,
    aktuell: theme === jetzt,
    beiWahl: () => applyTheme(theme),
  }))
}

/** As whom one is here: how it looks, its keys, help, and the way out. */
export function Personenmenue({ name }: { name: string }) {
  const { sitzung } = useUmgebung()
  const { href } = useLocation()
  const vonDerBank = useDarf(['SACHBEARBEITUNG', 'LESEN'])
  const eintraege: Menueeintrag[] = [
    ...useThemen(),
    ...(vonDerBank ? [{ text: 'Zweiter Faktor', href: pfade.anmeldung }] : []),
    { text: 'Tasten', beiWahl: tastenliste.zeigen },
    { text: 'Barriere melden', beiWahl: () => inhaltOeffnen('barriere-melden') },
    { text: 'Impressum', beiWahl: () => inhaltOeffnen('impressum') },
    { text: 'Datenschutz', beiWahl: () => inhaltOeffnen('datenschutz') },
    { text: 'Abmelden', beiWahl: () => void sitzung.logout() },
  ]
  return (
    <Menue text={name} kopf={name} bedeutung="Konto" icon="account-circle" eintraege={eintraege} ort={href} />
  )
}
