import type { Einwilligungstext } from '@foerderportal/contract/unternehmen/bekanntgabe/schema'

type Props = { titel: string; text: Einwilligungstext; offen: boolean }

/** What a consent says: open where it is about to be given. */
export function Wortlaut({ titel, text, offen }: Props) {
  return (
    <details className="s-erklaerung p-text" key={String(offen)} open={offen}>
      <summary>{titel}</summary>
      {text.absaetze.map((absatz) => (
        <p className="kern-body" key={absatz}>
          {absatz}
        </p>
      ))}
    </details>
  )
}
