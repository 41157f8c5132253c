import { FORMAT } from './verfahren.ts'

type Pruefsummen = {
  readonly runde: string
  readonly zusage: string
  /** What is published so far, in the order of its publication. */
  readonly dateien: readonly { readonly name: string; readonly sha256: string }[]
}

/**
 * `pruefsummen.txt`: whoever has written these few lines down notices any later change. In the spelling of
 * `sha256sum`, so that `sha256sum -c` checks the files without us; the commitment stands above them as a remark.
 */
export const pruefsummenSchreiben = ({ runde, zusage, dateien }: Pruefsummen): string =>
  [`# ${FORMAT} ${runde}`, `# zusage ${zusage}`, ...dateien.map((d) => `${d.sha256}  ${d.name}`), ''].join(
    '\n',
  )
