"""S5-04: writes files as programmes write them, into the folder that is named (docs/adr/0101-nachweise-oeffnen.md)."""
import io, sys, os, zlib
ziel=sys.argv[1]
def pfad(n): return os.path.join(ziel,n)
from PIL import Image, ImageDraw
def bild(w=900,h=1200,mode='RGB'):
    im=Image.new('RGB',(w,h),'white'); d=ImageDraw.Draw(im)
    for i in range(0,h,40): d.text((40,i),f'Rechnung Zeile {i} Summe {i*3},00 EUR',fill=(i%255,0,80))
    d.ellipse((w//4,h//4,w//2,h//2),outline='green',width=9)
    return im.convert(mode)
def tun(name,f):
    try: f()
    except Exception as e: print('nicht gemacht:',name,repr(e)[:150])
# Pillow
for m in ('1','L','RGB','CMYK','P'): tun('pillow '+m,lambda m=m: bild(mode=m).save(pfad(f'pillow-{m}.pdf')))
tun('pillow viele',lambda: bild().save(pfad('pillow-seiten.pdf'),save_all=True,append_images=[bild() for _ in range(8)]))
# ReportLab
from reportlab.pdfgen import canvas; from reportlab.lib.pagesizes import A4; from reportlab.lib import pdfencrypt
def rl(name,**k):
    c=canvas.Canvas(pfad(f'reportlab-{name}.pdf'),pagesize=A4,**k)
    for s in range(3):
        c.setFont('Helvetica',14); c.drawString(80,700,f'Seite {s} äöü €'); c.drawInlineImage(bild(200,200),80,300); c.showPage()
    c.save()
for n,k in (('einfach',{}),('roh',{'pageCompression':0}),('gepackt',{'pageCompression':1}),('v15',{'pdfVersion':(1,5)}),('druckverbot',{'encrypt':pdfencrypt.StandardEncryption('',ownerPassword='chef',canPrint=0)}),('druckverbot-40',{'encrypt':pdfencrypt.StandardEncryption('',ownerPassword='chef',canPrint=0,strength=40)})): tun(n,lambda: rl(n,**k))
def formular():
    c=canvas.Canvas(pfad('reportlab-formular.pdf')); c.acroForm.textfield(name='name',x=80,y=700,value='Lindenau'); c.acroForm.checkbox(name='ja',x=80,y=650,checked=True); c.drawString(80,760,'Formular'); c.save()
tun('formular',formular)
def platypus():
    from reportlab.platypus import SimpleDocTemplate,Paragraph,Table; from reportlab.lib.styles import getSampleStyleSheet
    s=getSampleStyleSheet(); SimpleDocTemplate(pfad('reportlab-lang.pdf')).build([Paragraph('Lorem ipsum '*80,s['Normal']) for _ in range(120)]+[Table([[f'{a}/{b}' for a in range(5)] for b in range(60)])])
tun('platypus',platypus)
# fpdf2
from fpdf import FPDF
def fp(name,**k):
    p=FPDF(**k); p.add_page(); p.set_font('helvetica',size=16); p.cell(text='Angebot über 12.500 EUR'); p.image(bild(300,300),x=20,y=60,w=60); p.add_page(); p.cell(text='Zwei'); return p
tun('fpdf',lambda: fp('a').output(pfad('fpdf2.pdf')))
def fpv():
    p=fp('v'); p.set_encryption(owner_password='chef',permissions=0); p.output(pfad('fpdf2-druckverbot.pdf'))
tun('fpdf v',fpv)
for f in ('A3','A5','letter'): tun(f,lambda: fp(f,format=f).output(pfad(f'fpdf2-{f}.pdf')))
# img2pdf
import img2pdf
def alsjpg(m='RGB',**k): b=io.BytesIO(); bild(mode=m).save(b,'JPEG',**k); return b.getvalue()
def alspng(m='RGB'): b=io.BytesIO(); bild(mode=m).save(b,'PNG'); return b.getvalue()
def alstif(**k): b=io.BytesIO(); bild(mode='1').save(b,'TIFF',**k); return b.getvalue()
def alsj2k(): b=io.BytesIO(); bild().save(b,'JPEG2000'); return b.getvalue()
for n,b in (('jpg',[alsjpg()]),('prog',[alsjpg(progressive=True)]),('cmyk',[alsjpg('CMYK')]),('grau',[alsjpg('L')]),('png',[alspng()]),('bit1',[alspng('1')]),('g4',[alstif(compression='group4')]),('jpx',[alsj2k()]),('scan10',[alsjpg()]*10),('pdfa',[alsjpg()])): tun('img2pdf '+n,lambda: open(pfad(f'img2pdf-{n}.pdf'),'wb').write(img2pdf.convert(b)))
# matplotlib
import matplotlib; matplotlib.use('pdf'); import matplotlib.pyplot as plt; from matplotlib.backends.backend_pdf import PdfPages
def mp():
    with PdfPages(pfad('matplotlib.pdf')) as p:
        for i in range(3): plt.figure(); plt.plot([1,5,2,i]); plt.title('Erträge äöü'); p.savefig(); plt.close()
tun('mp',mp)
for t in (3,42):
    def mpt():
        plt.rcParams['pdf.fonttype']=t; plt.figure(); plt.scatter(range(200),range(200)); plt.savefig(pfad(f'matplotlib-font{t}.pdf')); plt.close()
    tun('t',mpt)
# xhtml2pdf, weasyprint
H='<html><body><h1>Rechnung 4711</h1><table border=1>'+''.join(f'<tr><td>Position {i}</td><td>{i*7},00 €</td></tr>' for i in range(90))+'</table></body></html>'
def xh():
    from xhtml2pdf import pisa
    with open(pfad('xhtml2pdf.pdf'),'wb') as f: pisa.CreatePDF(H,dest=f)
tun('xh',xh)
def wp():
    from weasyprint import HTML
    for n,k in (('',{}),('-a3b',{'pdf_variant':'pdf/a-3b'}),('-ua',{'pdf_variant':'pdf/ua-1'}),('-roh',{'uncompressed_pdf':True}),('-v14',{'pdf_version':'1.4'}),('-formular',{'pdf_forms':True})): HTML(string=H).write_pdf(pfad(f'weasyprint{n}.pdf'),**k)
tun('wp',wp)
# PyMuPDF
import pymupdf
def mu(name,**k):
    d=pymupdf.open()
    for i in range(4): s=d.new_page(); s.insert_text((72,72),f'Seite {i}'); s.insert_image((72,200,300,400),stream=alsjpg()); s.add_highlight_annot((72,60,200,80))
    d.save(pfad(f'pymupdf-{name}.pdf'),**k)
for n,k in (('einfach',{}),('müll',{'garbage':4,'deflate':True}),('sauber',{'clean':True}),('ascii',{'ascii':True}),('objstms',{'use_objstms':1,'deflate':True}),('druckverbot',{'encryption':pymupdf.PDF_ENCRYPT_AES_256,'owner_pw':'chef','user_pw':'','permissions':0}),('rc4',{'encryption':pymupdf.PDF_ENCRYPT_RC4_128,'owner_pw':'chef','user_pw':''})): tun('mu '+n,lambda: mu(n,**k))
def inkrement():
    d=pymupdf.open(pfad('pymupdf-einfach.pdf')); d[0].insert_text((72,150),'Nachtrag'); d.save(pfad('pymupdf-nachtrag.pdf')); d.close()
    import shutil; shutil.copy(pfad('pymupdf-einfach.pdf'),pfad('pymupdf-inkrementell.pdf'))
    for i in range(3):
        d=pymupdf.open(pfad('pymupdf-inkrementell.pdf')); d[1].insert_text((72,150+20*i),f'Änderung {i}'); d.saveIncr(); d.close()
tun('inkr',inkrement)
def portfolio():
    d=pymupdf.open(); d.new_page().insert_text((72,72),'Siehe Anlagen'); d.embfile_add('a.pdf',open(pfad('fpdf2.pdf'),'rb').read(),filename='a.pdf'); d.save(pfad('pymupdf-portfolio.pdf'))
tun('portfolio',portfolio)
# pypdf, pikepdf
from pypdf import PdfWriter, PdfReader
def pp():
    w=PdfWriter(); 
    for n in ('fpdf2','matplotlib','img2pdf-scan10'): w.append(pfad(n+'.pdf'))
    w.write(pfad('pypdf-zusammen.pdf'))
    w=PdfWriter(clone_from=pfad('fpdf2.pdf')); w.encrypt('',owner_password='chef',algorithm='AES-256'); w.write(pfad('pypdf-druckverbot.pdf'))
    w=PdfWriter(); w.append(pfad('matplotlib.pdf')); w.pages[0].rotate(90); w.compress_identical_objects(); w.write(pfad('pypdf-gedreht.pdf'))
tun('pypdf',pp)
import pikepdf
def pk(n,**k):
    with pikepdf.open(pfad('weasyprint.pdf' if os.path.exists(pfad('weasyprint.pdf')) else 'reportlab-lang.pdf')) as p: p.save(pfad(f'pikepdf-{n}.pdf'),**k)
S=pikepdf.ObjectStreamMode
for n,k in (('linear',{'linearize':True}),('ströme',{'object_stream_mode':S.generate}),('ohne-ströme',{'object_stream_mode':S.disable,'compress_streams':False}),('qdf',{'qdf':True}),('v20',{'force_version':'2.0'}),('druckverbot',{'encryption':pikepdf.Encryption(owner='chef',user='',R=6,allow=pikepdf.Permissions(print_lowres=False,print_highres=False))}),('druckverbot-r4',{'encryption':pikepdf.Encryption(owner='chef',user='',R=4)})): tun(n,lambda: pk(n,**k))
# what transport does to them
q=open(pfad('reportlab-lang.pdf'),'rb').read()
open(pfad('anhängsel-nullen.pdf'),'wb').write(q+b'\0'*4096)
open(pfad('anhängsel-html.pdf'),'wb').write(q+b'\n<!-- served by x -->\n')
open(pfad('vorspann.pdf'),'wb').write(b'\r\n\r\n'+q)
open(pfad('verzeichnis-falsch.pdf'),'wb').write(q.replace(b'startxref\n',b'startxref\n1'))
open(pfad('verzeichnis-weg.pdf'),'wb').write(q[:q.rindex(b'\nxref')]+q[q.rindex(b'\ntrailer'):])
open(pfad('ohne-eof.pdf'),'wb').write(q[:q.rindex(b'%%EOF')])
open(pfad('zeilenenden.pdf'),'wb').write(open(pfad('reportlab-roh.pdf'),'rb').read().replace(b'\n',b'\r\n'))
# pictures
import numpy as np
im=bild(1600,1200)
for n,k in (('baseline',{}),('progressiv',{'progressive':True}),('q30',{'quality':30}),('q100',{'quality':100,'subsampling':0}),('420',{'subsampling':2}),('optimiert',{'optimize':True}),('dpi',{'dpi':(300,300)}),('neustart',{'restart_marker_rows':4})): tun(n,lambda: im.save(pfad(f'pillow-{n}.jpg'),**k))
for m in ('L','CMYK'): im.convert(m).save(pfad(f'pillow-{m}.jpg'))
for o in range(1,9):
    e=Image.Exif(); e[0x112]=o; im.save(pfad(f'pillow-lage{o}.jpg'),exif=e)
b=io.BytesIO(); im.save(b,'JPEG'); b=b.getvalue()
open(pfad('telefon-film.jpg'),'wb').write(b+b'\0\0\0\x18ftypmp42'+os.urandom(200000))
open(pfad('telefon-mpf.jpg'),'wb').write(b+b)
open(pfad('ohne-eoi.jpg'),'wb').write(b[:-2])
tun('mpo',lambda: im.save(pfad('pillow-mpo.jpg'),'MPO',save_all=True,append_images=[im]))
for m in ('1','L','LA','P','RGB','RGBA','I;16'): tun('png '+m,lambda: (Image.fromarray((np.arange(90000,dtype=np.uint16)).reshape(300,300)) if m=='I;16' else im.convert(m)).save(pfad(f'pillow-{m.replace(";","")}.png')))
tun('apng',lambda: im.save(pfad('pillow-apng.png'),save_all=True,append_images=[im.rotate(90)]))
tun('dpi',lambda: im.save(pfad('pillow-dpi.png'),dpi=(300,300),optimize=True))
try:
    import imagecodecs
    a=np.asarray(im)
    open(pfad('imagecodecs-12bit.jpg'),'wb').write(imagecodecs.jpeg8_encode(a.astype(np.uint16)*16,bitspersample=12))
    open(pfad('imagecodecs-16bit.png'),'wb').write(imagecodecs.png_encode(a.astype(np.uint16)*256))
except Exception as e: print('imagecodecs',e)
try:
    import cv2
    a=np.asarray(im)
    for q in (20,90): cv2.imwrite(pfad(f'opencv-{q}.jpg'),a,[cv2.IMWRITE_JPEG_QUALITY,q])
    cv2.imwrite(pfad('opencv-prog.jpg'),a,[cv2.IMWRITE_JPEG_PROGRESSIVE,1]); cv2.imwrite(pfad('opencv.png'),a); cv2.imwrite(pfad('opencv-16.png'),a.astype('uint16')*255)
except Exception as e: print('cv2',e)
big=Image.effect_noise((8000,6000),40).convert('RGB'); big.save(pfad('telefon-48mp.jpg'),quality=85); big.save(pfad('telefon-48mp-progressiv.jpg'),quality=60,progressive=True)
Image.effect_noise((16320,12240),20).convert('RGB').save(pfad('telefon-200mp.jpg'),quality=50)
# office
def office():
    import docx; d=docx.Document(); d.add_heading('Bericht'); d.add_paragraph('Text '*500); b=io.BytesIO(alspng()); d.add_picture(b); d.save(pfad('python-docx.docx'))
    import openpyxl; w=openpyxl.Workbook(); [w.active.append([i,i*2,'x']) for i in range(5000)]; w.save(pfad('openpyxl.xlsx'))
    import xlsxwriter; w=xlsxwriter.Workbook(pfad('xlsxwriter.xlsx')); s=w.add_worksheet(); [s.write(i,0,i) for i in range(3000)]; w.close()
    w=xlsxwriter.Workbook(pfad('xlsxwriter-streng.xlsx'),{'constant_memory':True}); s=w.add_worksheet(); [s.write(i,0,f't{i}') for i in range(3000)]; w.close()
tun('office',office)
