import { Fragment } from 'react'

const NAMEN: Readonly<Record<string, string>> = { ' ': 'Leertaste', ArrowUp: '↑', ArrowDown: '↓' }

/** A key as it is written on the keyboard; two one after the other with the word between them. */
export function Kbd({ taste }: { taste: string }) {
  return taste.split(' ').map((teil, i) => (
    <Fragment key={teil}>
      {i > 0 && ' dann '}
      <kbd className="d-kbd">{NAMEN[teil] ?? teil}</kbd>
    </Fragment>
  ))
}
