import type { Mitzeichnung } from '@foerderportal/contract/zuwendung/mitzeichnung'
import { FORMULAR } from '@foerderportal/ui/felder/formular'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useLokalerEntwurf } from '../entwurf/useLokalerEntwurf.ts'
import { pruefer } from '../formular/pruefung.ts'

type Werte = { grund: string }

export const GRUND_HOECHSTENS = 1000

const grundFehler = ({ grund }: Werte) => {
  if (grund.trim() === '') return [{ pfad: 'grund', text: 'Schreiben Sie, warum Sie nicht unterschreiben.' }]
  if (grund.length > GRUND_HOECHSTENS)
    return [{ pfad: 'grund', text: `Geben Sie höchstens ${GRUND_HOECHSTENS} Zeichen ein.` }]
  return []
}

/**
 * The reason for not signing. It lies on this device until it is sent (S10-03); `offen` says whether its form is shown,
 * and where an earlier visit left a reason it opens by itself.
 */
export const useAblehnung = ({ guid }: Mitzeichnung) => {
  const formular = useForm<Werte>({
    ...FORMULAR,
    resolver: pruefer((werte: Werte) => Promise.resolve(grundFehler(werte))),
    defaultValues: { grund: '' },
  })
  const { entwurf, speicherstand } = useLokalerEntwurf(`mitzeichnung/${guid}`, formular)
  const [offen, setOffen] = useState(false)
  useEffect(
    () =>
      entwurf.subscribe(() => {
        if (entwurf.meldung() !== undefined) setOffen(true)
      }),
    [entwurf],
  )
  return { formular, entwurf, speicherstand, offen, setOffen }
}

export type Ablehnung = ReturnType<typeof useAblehnung>
