import type { Eingang } from '@foerderportal/contract/zuwendung/schema'
import { Beschreibungsliste } from '@foerderportal/ui/Beschreibungsliste.tsx'

/** The sums by which anybody can tell that what was sent, and its receipt, are unchanged (S4-08). */
export function Pruefsummen({ eingang: { sha256, beleg } }: { eingang: Pick<Eingang, 'sha256' | 'beleg'> }) {
  const summe = (wert: string) => <code className="s-pruefsumme">{wert}</code>
  return (
    <>
      <Beschreibungsliste
        eintraege={[
          { frage: 'Prüfsumme (SHA-256)', antwort: summe(sha256) },
          ...(beleg ? [{ frage: 'Prüfsumme des Belegs (SHA-256)', antwort: summe(beleg.sha256) }] : []),
        ]}
      />
      <p className="kern-body kern-body--muted">
        Die erste Prüfsumme gehört zu den Angaben, die bei uns eingegangen sind. Sie liegen dem Beleg als
        Datei bei. Im Beleg steht, wie Sie nachrechnen, dass nichts verändert wurde.
      </p>
    </>
  )
}
