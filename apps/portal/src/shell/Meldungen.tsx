import { useDialog } from '@foerderportal/ui/dialog/DialogProvider.tsx'
import { useEffect } from 'react'
import { meldungenAnzeigenMit } from './meldungen.ts'

/** Lets what is not a component speak in modals. */
export function Meldungen() {
  const { frage } = useDialog()
  useEffect(() => {
    meldungenAnzeigenMit(async ({ titel, text, knopf = 'OK' }) => {
      await frage({ titel, text, layout: 'ok', texte: { confirm: knopf } })
    })
    return () => meldungenAnzeigenMit(undefined)
  }, [frage])
  return null
}
