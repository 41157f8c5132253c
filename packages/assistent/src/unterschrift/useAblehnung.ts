import type { Mitzeichnung } from '@foerderportal/contract/formular/mitzeichnung'
import { ABLEHNUNG_ZEICHEN } from '@foerderportal/contract/formular/mitzeichnungStaende'
import { FORM_OPTIONS } from '@foerderportal/ui/felder/formOptions'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useForm } from 'react-hook-form'
import { useLokalerEntwurf } from '@foerderportal/shell/entwurf/useLokalerEntwurf'
import { pruefer } from '@foerderportal/shell/formular/pruefung'

type Werte = { grund: string }

/** Id of the button that opens the form. */
export const ABLEHNEN = 'mitzeichnung-ablehnen'

const grundFehler = ({ grund }: Werte) => {
  if (grund.trim() === '') return [{ pfad: 'grund', text: 'Schreiben Sie, warum Sie nicht unterschreiben.' }]
  if (grund.length > ABLEHNUNG_ZEICHEN)
    return [{ pfad: 'grund', text: `Geben Sie höchstens ${ABLEHNUNG_ZEICHEN} Zeichen ein.` }]
  return []
}

/**
 * The reason for not signing. It lies on this device until it is sent (S10-03); `offen` says whether its form is shown,
 * and where an earlier visit left a reason it opens by itself.
 */
export const useAblehnung = ({ guid }: Mitzeichnung) => {
  const formular = useForm<Werte>({
    ...FORM_OPTIONS,
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
  // The button that was pressed goes; who works by keyboard goes on where it led.
  const oeffnen = () => {
    flushSync(() => setOffen(true))
    formular.setFocus('grund')
  }
  const schliessen = () => {
    flushSync(() => setOffen(false))
    document.getElementById(ABLEHNEN)?.focus()
  }
  return { formular, entwurf, speicherstand, offen, oeffnen, schliessen }
}

export type Ablehnung = ReturnType<typeof useAblehnung>
