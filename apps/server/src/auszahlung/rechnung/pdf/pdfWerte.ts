import { Unlesbar } from '../unlesbar.ts'

/** Names another object by its number. */
export class Verweis {
  readonly nr: number

  constructor(nr: number) {
    this.nr = nr
  }
}
export type PdfDict = ReadonlyMap<string, PdfWert>
/** A value of ISO 32000-1, section 7.3: names are text without slash, strings are bytes. */
export type PdfWert = null | boolean | number | string | Buffer | Verweis | PdfDict | readonly PdfWert[]

export const istDict = (wert: PdfWert | undefined): wert is PdfDict => wert instanceof Map
export const istListe = (wert: PdfWert | undefined): wert is readonly PdfWert[] => Array.isArray(wert)

const LEER = new Set([0, 9, 10, 12, 13, 32])
const GRENZE = new Set(Buffer.from('()<>[]{}/%'))
/** Honest files nest some five deep. */
const TIEFE = 60
const ZEILENENDE = new Set([10, 13])
const FLUCHT: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }

/** Reads values from a place in the bytes on. */
export class PdfLeser {
  readonly bytes: Buffer
  stelle: number

  constructor(bytes: Buffer, stelle: number) {
    this.bytes = bytes
    this.stelle = stelle
  }

  private zeichen(): string {
    return String.fromCharCode(this.bytes[this.stelle] ?? 0)
  }

  private leeres(): void {
    for (;;) {
      const byte = this.bytes[this.stelle]
      if (byte === undefined) return
      if (byte === 37) while (!ZEILENENDE.has(this.bytes[this.stelle] ?? 10)) this.stelle += 1
      else if (LEER.has(byte)) this.stelle += 1
      else return
    }
  }

  /** The next run of regular characters: a number or a keyword. */
  wort(): string {
    this.leeres()
    const ab = this.stelle
    for (;;) {
      const byte = this.bytes[this.stelle]
      if (byte === undefined || LEER.has(byte) || GRENZE.has(byte)) break
      this.stelle += 1
    }
    return this.bytes.toString('latin1', ab, this.stelle)
  }

  zahl(): number {
    const zahl = Number(this.wort() || 'nichts')
    if (!Number.isFinite(zahl)) throw new Unlesbar('unlesbar')
    return zahl
  }

  wert(tiefe = 0): PdfWert {
    if (tiefe > TIEFE) throw new Unlesbar('zuGross')
    this.leeres()
    const erstes = this.zeichen()
    if (erstes === '/') return this.name()
    if (erstes === '(') return this.text()
    if (erstes === '[') return this.liste(tiefe)
    if (erstes === '<') return this.bytes[this.stelle + 1] === 60 ? this.verzeichnis(tiefe) : this.hexText()
    return this.einfaches()
  }

  private name(): string {
    this.stelle += 1
    const ab = this.stelle
    const roh = LEER.has(this.bytes[ab] ?? 32) ? '' : this.wort()
    return roh.replaceAll(/#([0-9a-fA-F]{2})/g, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    )
  }

  /** A number, a keyword, or two numbers and R: a reference. */
  private einfaches(): PdfWert {
    const wort = this.wort()
    if (wort === 'true' || wort === 'false') return wort === 'true'
    if (wort === 'null') return null
    const zahl = Number(wort || 'nichts')
    if (!Number.isFinite(zahl)) throw new Unlesbar('unlesbar')
    if (!/^\d+$/.test(wort)) return zahl
    const danach = this.stelle
    if (/^\d+$/.test(this.wort()) && this.wort() === 'R') return new Verweis(zahl)
    this.stelle = danach
    return zahl
  }

  private liste(tiefe: number): readonly PdfWert[] {
    this.stelle += 1
    const werte: PdfWert[] = []
    for (;;) {
      this.leeres()
      if (this.zeichen() === ']') break
      werte.push(this.wert(tiefe + 1))
    }
    this.stelle += 1
    return werte
  }

  private verzeichnis(tiefe: number): PdfDict {
    this.stelle += 2
    const dict = new Map<string, PdfWert>()
    for (;;) {
      this.leeres()
      if (this.zeichen() === '>') break
      if (this.zeichen() !== '/') throw new Unlesbar('unlesbar')
      const schluessel = this.name()
      dict.set(schluessel, this.wert(tiefe + 1))
    }
    this.stelle += 2
    return dict
  }

  private hexText(): Buffer {
    const ende = this.bytes.indexOf('>', this.stelle)
    if (ende < 0) throw new Unlesbar('unlesbar')
    const hex = this.bytes.toString('latin1', this.stelle + 1, ende).replaceAll(/\s/g, '')
    this.stelle = ende + 1
    return Buffer.from(hex.length % 2 === 0 ? hex : `${hex}0`, 'hex')
  }

  private text(): Buffer {
    const teile: string[] = []
    let offen = 0
    for (;;) {
      if (this.stelle >= this.bytes.length) throw new Unlesbar('unlesbar')
      const zeichen = this.zeichen()
      this.stelle += 1
      if (zeichen === '\\') {
        teile.push(this.flucht())
        continue
      }
      if (zeichen === '(') offen += 1
      if (zeichen === ')') offen -= 1
      if (offen === 0) return Buffer.from(teile.slice(1).join(''), 'latin1')
      teile.push(zeichen)
    }
  }

  /** What stands after a backslash: three octal digits, the end of a line, or one character. */
  private flucht(): string {
    const oktal = /^[0-7]{1,3}/.exec(this.bytes.toString('latin1', this.stelle, this.stelle + 3))?.[0]
    if (oktal !== undefined) {
      this.stelle += oktal.length
      return String.fromCharCode(Number.parseInt(oktal, 8) % 256)
    }
    const zeichen = this.zeichen()
    this.stelle += 1
    if (zeichen === '\r' && this.zeichen() === '\n') this.stelle += 1
    return ZEILENENDE.has(zeichen.charCodeAt(0)) ? '' : (FLUCHT[zeichen] ?? zeichen)
  }
}
