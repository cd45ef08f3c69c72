package tumult.server.wire;

import static java.lang.constant.ConstantDescs.CD_Object;
import static java.lang.constant.ConstantDescs.CD_int;
import static java.lang.constant.ConstantDescs.CD_long;
import static java.lang.constant.ConstantDescs.INIT_NAME;
import static java.lang.constant.ConstantDescs.MTD_void;

import java.lang.classfile.ClassBuilder;
import java.lang.classfile.ClassFile;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Label;
import java.lang.classfile.TypeKind;
import java.lang.classfile.instruction.SwitchCase;
import java.lang.constant.ClassDesc;
import java.lang.constant.MethodTypeDesc;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.List;

/** The code of a class of {@link Parts}, written when its kind of record is seen first. */
final class PartsCode {
  private static final int BEFORE = 1;
  private static final int AFTER = 2;
  private static final int BITS = 3;
  private static final MethodTypeDesc DIFFERING = MethodTypeDesc.of(CD_long, CD_Object, CD_Object);
  private static final MethodTypeDesc PART = MethodTypeDesc.of(CD_Object, CD_Object, CD_int);

  private final ClassDesc kind;
  private final RecordComponent[] components;

  private PartsCode(Class<?> record) {
    kind = desc(record);
    components = record.getRecordComponents();
    if (components.length > Parts.MOST) {
      throw new IllegalArgumentException("too many parts: " + record);
    }
  }

  static Parts of(Class<?> record) {
    PartsCode code = new PartsCode(record);
    ClassDesc name = ClassDesc.of(record.getPackageName(), "PartsOf" + record.getSimpleName());
    byte[] bytes = ClassFile.of().build(name, code::write);
    try {
      MethodHandles.Lookup there = MethodHandles.privateLookupIn(record, MethodHandles.lookup());
      MethodHandles.Lookup made = there.defineHiddenClass(bytes, false);
      return (Parts)
          made.findConstructor(made.lookupClass(), MethodType.methodType(void.class)).invoke();
    } catch (Throwable impossible) {
      throw new IllegalStateException("cannot read " + record, impossible);
    }
  }

  private void write(ClassBuilder parts) {
    parts.withFlags(ClassFile.ACC_FINAL);
    parts.withInterfaceSymbols(desc(Parts.class));
    parts.withMethodBody(INIT_NAME, MTD_void, 0, PartsCode::construct);
    parts.withMethodBody("differing", DIFFERING, ClassFile.ACC_PUBLIC, this::differing);
    parts.withMethodBody("part", PART, ClassFile.ACC_PUBLIC, this::part);
  }

  private static void construct(CodeBuilder code) {
    code.aload(0).invokespecial(CD_Object, INIT_NAME, MTD_void).return_();
  }

  private void differing(CodeBuilder code) {
    code.aload(BEFORE).checkcast(kind).astore(BEFORE).aload(AFTER).checkcast(kind).astore(AFTER);
    code.lconst_0().lstore(BITS);
    for (int place = 0; place < components.length; place++) {
      Label same = code.newLabel();
      get(code.aload(BEFORE), components[place]);
      get(code.aload(AFTER), components[place]);
      unlessSame(code, components[place].getType(), same);
      code.lload(BITS).loadConstant(1L << place).lor().lstore(BITS).labelBinding(same);
    }
    code.lload(BITS).lreturn();
  }

  private void get(CodeBuilder code, RecordComponent component) {
    code.invokevirtual(kind, component.getName(), MethodTypeDesc.of(desc(component.getType())));
  }

  private static void unlessSame(CodeBuilder code, Class<?> type, Label same) {
    switch (TypeKind.from(type)) {
      case REFERENCE -> code.if_acmpeq(same);
      case LONG, DOUBLE, FLOAT -> {
        MethodType compare = MethodType.methodType(int.class, type, type);
        code.invokestatic(box(type), "compare", compare.describeConstable().orElseThrow());
        code.ifeq(same);
      }
      default -> code.if_icmpeq(same);
    }
  }

  private static ClassDesc box(Class<?> type) {
    return desc(MethodType.methodType(type).wrap().returnType());
  }

  private static ClassDesc desc(Class<?> type) {
    return ClassDesc.ofDescriptor(type.descriptorString());
  }

  private void part(CodeBuilder code) {
    Label none = code.newLabel();
    List<SwitchCase> cases = new ArrayList<>();
    for (int place = 0; place < components.length; place++) {
      cases.add(SwitchCase.of(place, code.newLabel()));
    }
    code.iload(2).tableswitch(none, cases);
    for (SwitchCase at : cases) {
      RecordComponent component = components[at.caseValue()];
      get(code.labelBinding(at.target()).aload(BEFORE).checkcast(kind), component);
      boxed(code, component.getType()).areturn();
    }
    code.labelBinding(none).aconst_null().areturn();
  }

  private static CodeBuilder boxed(CodeBuilder code, Class<?> type) {
    return type.isPrimitive()
        ? code.invokestatic(box(type), "valueOf", MethodTypeDesc.of(box(type), desc(type)))
        : code;
  }
}
