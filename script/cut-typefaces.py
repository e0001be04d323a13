"""Cuts the parts of the house typefaces that nearly every page needs (apps/site/fonts/README).

Run by hand when a typeface changes, in a folder that has fonttools and brotli:  python script/cut-typefaces.py
Axes are limited to what looks usually ask for, kerning is that of the usual setting, and what nobody sees is left out.
"""
from io import BytesIO
from pathlib import Path

from fontTools.feaLib.builder import addOpenTypeFeaturesFromString
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.ttLib.scaleUpem import scale_upem
from fontTools.ttLib.tables.TupleVariation import TupleVariation
from fontTools.varLib.instancer import instantiateVariableFont

SOURCES = Path('node_modules/@fontsource-variable')
TARGET = Path('apps/site/fonts')

LETTERS = '41-5a,61-7a,a0,c9,e9,2013-2014,2018-2019,201c-201d,2026'
MACRONS = '100-101,112-113,12a-12b,14c-14d,16a-16b'
OTHERS = '3c-3e,5b-60,7b-7e,a1,aa,b0,b2,b7,ba,bd,bf-c8,ca-e8,ea-ff,20ac,2212'

FACES = {
    'bricolage-grotesque': {
        'axes': 'wdth',
        'limits': {'wght': (500, 720), 'wdth': (84, 100)},
        'usual': {'wght': 640, 'wdth': 92},
        'features': ['tnum'],
        'rough': 4,
        'parts': {'latin-first': f'20-21,26-29,2c-2f,30-3b,3f,{LETTERS}', 'macrons': MACRONS, 'letters': f'22-25,2a-2b,40,{OTHERS}'},
    },
    'source-sans-3': {
        'axes': 'wght',
        'limits': {'wght': (400, 600)},
        'usual': {'wght': 400},
        'features': [],
        'rough': 2,
        'units': 500,
        'parts': {'latin-first': f'20-3b,3f-40,{LETTERS}', 'letters': OTHERS},
        'joined': {'latin-first': MACRONS},
    },
}

# In units of the face: pairs closer than LEAST are not kerned, and a point may stray so far in the rarest corner of the axes.
LEAST, STEP, STRAY = 6, 3, 12


def characters(ranges):
    pairs = [part.partition('-') for part in ranges.split(',')]
    return [code for first, _, last in pairs for code in range(int(first, 16), int(last or first, 16) + 1)]


def reread(font):
    buffer = BytesIO()
    font.flavor = None
    font.save(buffer)
    buffer.seek(0)
    return TTFont(buffer)


def subset(font, codes, features):
    options = Options()
    options.layout_features = features
    options.glyph_names = True
    options.name_IDs, options.name_languages = [1, 2], [0x409]
    options.drop_tables += ['STAT', 'MVAR', 'BASE', 'gasp']
    cutter = Subsetter(options)
    cutter.populate(unicodes=codes)
    cutter.subset(font)
    return font


def kerning(font):
    """How far pairs of glyphs come closer, of a face without axes."""
    pairs = {}
    table = font['GPOS'].table if 'GPOS' in font else None
    features = table.FeatureList.FeatureRecord if table else []
    for index in sorted({i for one in features if one.FeatureTag == 'kern' for i in one.Feature.LookupListIndex}):
        found = {}
        for part in table.LookupList.Lookup[index].SubTable:
            part = part.ExtSubTable if part.LookupType == 9 else part
            for position, left in enumerate(part.Coverage.glyphs):
                for right, value in seconds(part, position, left, font.getGlyphOrder()):
                    found.setdefault((left, right), getattr(value, 'XAdvance', 0) if value else 0)
        for pair, units in found.items():
            pairs[pair] = pairs.get(pair, 0) + units
    return pairs


def seconds(part, position, left, order):
    if part.Format == 1:
        return [(record.SecondGlyph, record.Value1) for record in part.PairSet[position].PairValueRecord]
    records = part.Class1Record[part.ClassDef1.classDefs.get(left, 0)].Class2Record
    return [(right, records[part.ClassDef2.classDefs.get(right, 0)].Value1) for right in order]


def classes(pairs):
    """The same pairs as rules for groups of letters that are kerned alike."""
    kept = {pair: round(units / STEP) * STEP for pair, units in pairs.items() if abs(units) >= LEAST}
    rights = sorted({right for _, right in kept})
    rows = {}
    for left in sorted({left for left, _ in kept}):
        rows.setdefault(tuple(kept.get((left, right), 0) for right in rights), []).append(left)
    columns = {}
    for column, right in enumerate(rights):
        columns.setdefault(tuple(row[column] for row in rows), []).append(right)
    rules = [
        f'pos [{" ".join(lefts)}] [{" ".join(group)}] {units[index]};'
        for index, lefts in enumerate(rows.values())
        for units, group in columns.items()
        if units[index]
    ]
    return f'feature kern {{ {" ".join(rules)} }} kern;' if rules else ''


def each_glyph(font):
    """Its variations, with every point of them written out, and what they are written against."""
    for name in font.getGlyphOrder():
        variations = font['gvar'].variations.get(name, [])
        coordinates, control = font['glyf']._getCoordinatesAndControls(name, font['hmtx'].metrics)
        for variation in variations:
            variation.calcInferredDeltas(coordinates, list(control.endPts))
        yield name, variations, coordinates, list(control.endPts)


def fold_corners(font, share):
    """What both axes do together is given to the width, as it is at the usual weight, wherever that strays little elsewhere."""
    for _, variations, _, _ in each_glyph(font):
        of = {tuple(sorted(one.axes)): one for one in variations}
        both = of.get(('wdth', 'wght'))
        if not both or max(abs(way) for point in both.coordinates for way in point) * max(share, 1 - share) > STRAY:
            continue
        width = of.get(('wdth',)) or TupleVariation({'wdth': both.axes['wdth']}, [(0, 0)] * len(both.coordinates))
        width.coordinates = [(x + share * by, y + share * up) for (x, y), (by, up) in zip(width.coordinates, both.coordinates)]
        variations[:] = [one for one in variations if one is not both and one is not width] + [width]


def tighten(font, rough):
    """Steps finer than `rough` units are nothing that anybody sees; advances stay exact."""
    for name, variations, coordinates, ends in each_glyph(font):
        for one in list(variations):
            points = [(round(x / rough) * rough, round(y / rough) * rough) for x, y in one.coordinates[:-4]]
            one.coordinates = points + [(round(x), round(y)) for x, y in one.coordinates[-4:]]
            one.optimize(coordinates, ends, tolerance=0.5, isComposite=font['glyf'][name].isComposite())
            if not one.hasImpact():
                variations.remove(one)


def cut(source, codes, face):
    limits, usual = face['limits'], face['usual']
    rules = classes(kerning(subset(reread(instantiateVariableFont(TTFont(source), usual)), codes, ['kern'])))
    font = reread(instantiateVariableFont(TTFont(source), limits, optimize=False))
    if 'wdth' in limits:
        least, most = limits['wght']
        fold_corners(font, (most - usual['wght']) / (most - least))
    subset(font, codes, face['features'])
    for table in {'GDEF', 'GPOS'} & set(font.keys()):
        del font[table]
    if rules:
        addOpenTypeFeaturesFromString(font, f'languagesystem DFLT dflt; languagesystem latn dflt; {rules}', tables=['GPOS'])
    if 'units' in face:
        list(each_glyph(font))
        scale_upem(font, face['units'])
    tighten(font, face['rough'])
    return font


def join(font, other):
    """Puts letters of another file of the same face into this one: they are made of letters that are here, and a mark."""
    drawing = lambda one, name: str([list(part) for part in one['glyf'][name].getCoordinates(one['glyf'])])
    here = {drawing(font, name): name for name in font.getGlyphOrder()}
    names = {name: here.get(drawing(other, name)) for name in other.getGlyphOrder()}
    added = [name for name, known in names.items() if not known]
    names.update({name: f'{name}.joined' for name in added})
    advances, kept = (one['HVAR'].table for one in (font, other))
    for name in added:
        glyph, new = other['glyf'][name], names[name]
        for component in glyph.components if glyph.isComposite() else []:
            component.glyphName = names[component.glyphName]
        font['glyf'][new] = glyph
        font['hmtx'][new] = other['hmtx'][name]
        font['gvar'].variations[new] = other['gvar'].variations.get(name, [])
        row = kept.AdvWidthMap.mapping[name]
        items = advances.VarStore.VarData[0].Item
        advances.AdvWidthMap.mapping[new] = len(items)
        items.append(kept.VarStore.VarData[row >> 16].Item[row & 0xFFFF])
    advances.VarStore.VarData[0].ItemCount = len(advances.VarStore.VarData[0].Item)
    for table in font['cmap'].tables:
        table.cmap.update({code: names[name] for code, name in other.getBestCmap().items()})


for name, face in FACES.items():
    for part, ranges in face['parts'].items():
        files = SOURCES / name / 'files'
        latin, extended = [files / f'{name}-{subset}-{face["axes"]}-normal.woff2' for subset in ('latin', 'latin-ext')]
        font = cut(extended if part == 'macrons' else latin, characters(ranges), face)
        if part in face.get('joined', {}):
            join(font, cut(extended, characters(face['joined'][part]), face))
        font['post'].formatType = 3.0
        font.flavor = 'woff2'
        target = TARGET / f'{name}-{part}-normal.woff2'
        font.save(target)
        print(target.name, target.stat().st_size)
