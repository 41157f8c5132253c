import { alsFrist } from '@foerderportal/shell/zeit/zeit'
import type { Vorgang } from './vorgaengeSammeln.ts'

const ersteAufgabe = ({ titel, programm, href, frist, status, aufgabe }: Vorgang) => ({
  text: aufgabe?.text ?? (frist ? `${titel}: ${status.wort}` : `${titel} fertig ausfüllen`),
  dazu: aufgabe?.dazu ?? ((frist && alsFrist(frist)) || programm),
  href,
  schluessel: `${titel} ${programm}`,
})

/** A case can wait for more than one thing, also where it waits for nothing itself. */
export const aufgabenVon = (vorgang: Vorgang) => [
  ...(vorgang.entwurf ? [ersteAufgabe(vorgang)] : []),
  ...(vorgang.weitereAufgaben ?? []).map((weitere) => ({ ...weitere, schluessel: weitere.href })),
]
